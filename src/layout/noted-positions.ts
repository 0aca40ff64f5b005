let isTravelling = false;

/**
 * Keeps the positions right that Gatsby notes of each page. On Back and Forward the browser may scroll
 * before the page changes, and Gatsby would note that as the position of the page that is left.
 */
export function guardNotedPositions(): void {
  window.addEventListener("popstate", () => {
    isTravelling = true;
  });
  const keepFromGatsby = (event: Event) => {
    if (isTravelling) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", keepFromGatsby, { capture: true });
}

/** Has positions noted again, once the page has changed. */
export function noteAgain(): void {
  isTravelling = false;
}
