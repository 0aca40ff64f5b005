/** The aria-current value of a link on the page at a path: addresses are compared without a slash at the end. */
export function current(to: string | null, path: string): "page" | undefined {
  const bare = (address: string) => address.replace(/(.)\/$/, "$1");
  return to !== null && bare(to) === bare(path) ? "page" : undefined;
}
