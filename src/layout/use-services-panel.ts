import * as React from "react";
import { useClosingPopover } from "./use-closing-popover";

/**
 * What scripts add to the services panel, which the pointer opens by hovering (see
 * navigation.module.css) and its button as a popover: Escape, a followed link and the button also
 * close it where the pointer holds it open; it may open again once the pointer has left.
 */
export function useServicesPanel() {
  const item = React.useRef<HTMLLIElement>(null);
  const panel = React.useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = React.useState(false);
  useClosingPopover(panel, "(min-width: 48em)");

  React.useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const dismiss = () => setDismissed(item.current?.matches(":hover") ?? false);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
    panel.current?.addEventListener(
      "toggle",
      ({ newState }) => newState === "closed" && dismiss(),
      { signal },
    );
    panel.current?.addEventListener(
      "click",
      ({ target }) => target instanceof Element && target.closest("a") && dismiss(),
      { signal },
    );
    item.current?.addEventListener("pointerleave", () => setDismissed(false), { signal });
    return () => end.abort();
  }, []);

  return { item, panel, dismissed };
}
