let shownAddress = "";
let isTravelling = false;

/**
 * Keeps the positions right that Gatsby notes of each page. On Back and Forward the browser may scroll
 * before the page changes, and Gatsby would note that as the position of the page that is left. A link
 * to the place that the address names already is no such step: no page follows it.
 */
export function guardNotedPositions(): void {
  window.addEventListener("popstate", () => {
    isTravelling = window.location.href !== shownAddress;
  });
  const keepFromGatsby = (event: Event) => {
    if (isTravelling) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", keepFromGatsby, { capture: true });
}

/** Has positions noted again, once the page has changed. */
export function noteAgain(): void {
  shownAddress = window.location.href;
  isTravelling = false;
}
