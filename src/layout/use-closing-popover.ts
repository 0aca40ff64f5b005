import * as React from "react";

/**
 * What scripts add to a popover that the browser opens and closes by itself: it closes once a link in
 * it is followed, as client-side navigation keeps the page; when focus leaves it and its button; and
 * when the screen turns into one that has no such popover.
 * @param popover the popover; its parent holds its button, too
 * @param screens media query of the screens that have this popover
 */
export function useClosingPopover(
  popover: React.RefObject<HTMLElement | null>,
  screens: string,
): void {
  React.useEffect(() => {
    const element = popover.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const media = window.matchMedia(screens);
    const end = new AbortController();
    const { signal } = end;
    const close = () => element.hidePopover?.();

    // A link to a place of this page was followed before scripts ran: the focus has left with it.
    if (window.location.hash && !parent.contains(document.activeElement)) close();
    element.addEventListener(
      "click",
      ({ target }) => target instanceof Element && target.closest("a") && close(),
      { signal },
    );
    // Without a related target nothing else got the focus, as when the window loses it.
    parent.addEventListener(
      "focusout",
      ({ relatedTarget }) =>
        relatedTarget instanceof Node && !parent.contains(relatedTarget) && close(),
      { signal },
    );
    media.addEventListener("change", () => media.matches || close(), { signal });
    return () => end.abort();
  }, [popover, screens]);
}
