import { decoded } from "./decoded";

/**
 * Opens the answer that a link's # names and scrolls to it. Browsers do so themselves when they
 * follow a link to another page; scripts that change the address have to.
 * @param hash the part of the address from # on
 */
export function revealTarget(hash: string): void {
  const target = document.getElementById(decoded(hash.slice(1)));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
