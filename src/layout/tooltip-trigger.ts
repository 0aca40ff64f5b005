import * as React from "react";

type Handler = (event: Event) => void;

/** What the tooltip library hands to a trigger. */
interface TooltipTriggerProps {
  /** The element on the page that has the tooltip. */
  readonly element: Element;
  readonly ref?: React.Ref<Element>;
  readonly onPointerMove?: Handler;
  readonly onPointerLeave?: Handler;
  readonly onPointerDown?: Handler;
  readonly onFocus?: Handler;
  readonly onBlur?: Handler;
  readonly onClick?: Handler;
  readonly "aria-describedby"?: string;
}

/**
 * Connects the tooltip library to an element that is on the page already: wrapping the element in
 * the library's own trigger, once the library is there, would make it anew and lose its focus.
 * Renders nothing.
 */
export function TooltipTrigger({ element, ref, ...given }: TooltipTriggerProps) {
  const latest = React.useRef(given);
  const describedBy = given["aria-describedby"];
  React.useImperativeHandle(ref, () => element, [element]);

  React.useLayoutEffect(() => {
    latest.current = given;
  });

  React.useEffect(() => {
    const handlers: Record<string, Handler> = {
      pointermove: (event) => latest.current.onPointerMove?.(event),
      pointerleave: (event) => latest.current.onPointerLeave?.(event),
      pointerdown: (event) => latest.current.onPointerDown?.(event),
      // Focus that a tap or click gave needs no explanation.
      focus: (event) => element.matches(":focus-visible") && latest.current.onFocus?.(event),
      blur: (event) => latest.current.onBlur?.(event),
      click: (event) => latest.current.onClick?.(event),
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler);
    // The event that asked for the library came before it.
    if (element.matches(":hover")) latest.current.onPointerMove?.(new PointerEvent("pointermove"));
    else if (element.matches(":focus-visible")) latest.current.onFocus?.(new FocusEvent("focus"));
    return () => {
      for (const [type, handler] of Object.entries(handlers)) {
        element.removeEventListener(type, handler);
      }
    };
  }, [element]);

  // Words that are the element's own name are not read out twice.
  React.useEffect(() => {
    if (!describedBy || element.getAttribute("aria-label") === element.getAttribute("data-tooltip"))
      return;
    element.setAttribute("aria-describedby", describedBy);
    return () => element.removeAttribute("aria-describedby");
  }, [element, describedBy]);

  return null;
}
