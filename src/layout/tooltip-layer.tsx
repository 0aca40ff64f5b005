import * as React from "react";
import * as Tooltip from "@radix-ui/react-tooltip";
import * as styles from "./tooltip-layer.module.css";
import { TooltipTrigger } from "./tooltip-trigger";

/** An element of the page that has a tooltip. */
export interface Trigger {
  readonly key: number;
  readonly element: Element;
}

/** Specification section 4: tooltips open after 700 ms; a neighbor's opens at once within 300 ms. */
const delays = { delayDuration: 700, skipDelayDuration: 300 };

/** The tooltips of elements that stand elsewhere on the page. */
export function TooltipLayer({ triggers }: { readonly triggers: readonly Trigger[] }) {
  return (
    <Tooltip.Provider {...delays}>
      {triggers.map(({ key, element }) => (
        <Tooltip.Root key={key}>
          <Tooltip.Trigger asChild>
            <TooltipTrigger element={element} />
          </Tooltip.Trigger>
          {/* Inside a landmark, as all that a page holds. */}
          <Tooltip.Portal container={element.closest<HTMLElement>("header, main, footer")}>
            <Tooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
              {element.getAttribute("data-tooltip")}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}
