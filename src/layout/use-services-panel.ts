import * as React from "react";

/**
 * What scripts add to the services panel: Escape closes it when the pointer opened it, it closes when
 * focus leaves it or a link in it is followed, and it may then open again once the pointer has left.
 */
export function useServicesPanel() {
  const item = React.useRef<HTMLLIElement>(null);
  const [dismissed, setDismissed] = React.useState(false);

  const close = React.useCallback(() => {
    item.current?.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    setDismissed(true);
  }, []);

  React.useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && item.current?.matches(":hover")) setDismissed(true);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);

  return {
    item,
    dismissed,
    onBlur: ({ relatedTarget, currentTarget }: React.FocusEvent) => {
      // Without a related target the window itself lost focus: leave the panel as it is.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) {
        item.current?.querySelector<HTMLElement>(":popover-open")?.hidePopover();
      }
    },
    onClick: ({ target }: React.MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    },
    onPointerLeave: () => setDismissed(false),
  };
}
