import * as React from "react";

/** The HTML that was sent stays as it is. One object for all renders, so that React sees no change. */
export const asSent = { __html: "" };

const neverChanges = () => () => undefined;

/** Whether a component took over HTML that was sent, rather than showing something new. */
export function useSentHtml(): boolean {
  const takesOver = React.useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // As it was at first: the next render takes nothing over.
  const [sent] = React.useState(takesOver);
  return sent;
}
