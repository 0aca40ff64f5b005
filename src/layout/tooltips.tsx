import * as React from "react";
import type { Trigger } from "./tooltip-layer";

/** What shows the tooltips; in a chunk of its own, with the library that it needs. */
type Layer = typeof import("./tooltip-layer").TooltipLayer;

/** The element with a tooltip that an event is about, where it came from a mouse, a pen or the keyboard. */
function triggerOf(event: Event): Element | null {
  const trigger = event.target instanceof Element ? event.target.closest("[data-tooltip]") : null;
  const wanted =
    event instanceof PointerEvent
      ? event.pointerType !== "touch"
      : trigger?.matches(":focus-visible");
  return wanted ? trigger : null;
}

/**
 * Gives every element with a `data-tooltip` attribute a tooltip with its words. Nothing is fetched
 * before a mouse or the focus first reaches one. The words must also stand elsewhere on the page, or
 * be the element's name, as touch and print show no tooltips.
 */
export function Tooltips() {
  const [triggers, setTriggers] = React.useState<readonly Trigger[]>([]);
  const [Layer, setLayer] = React.useState<Layer>();
  const needed = triggers.length > 0;

  React.useEffect(() => {
    let count = 0;
    const add = (element: Element | null) => {
      if (!element) return;
      const key = (count += 1);
      setTriggers((known) =>
        known.some((trigger) => trigger.element === element)
          ? known
          : [...known.filter((trigger) => trigger.element.isConnected), { key, element }],
      );
    };
    const collect = (event: Event) => add(triggerOf(event));
    // The movement that started the scripts may have ended on one.
    add(document.querySelector("[data-tooltip]:focus-visible"));
    if (window.matchMedia("(hover: hover)").matches)
      add(document.querySelector("[data-tooltip]:hover"));
    document.addEventListener("pointerover", collect);
    document.addEventListener("focusin", collect);
    return () => {
      document.removeEventListener("pointerover", collect);
      document.removeEventListener("focusin", collect);
    };
  }, []);

  React.useEffect(() => {
    if (!needed) return;
    import("./tooltip-layer").then(
      ({ TooltipLayer }) => setLayer(() => TooltipLayer),
      () => undefined, // Offline, say: the page does without.
    );
  }, [needed]);

  return Layer && <Layer triggers={triggers} />;
}
