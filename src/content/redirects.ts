import { stringsAt } from "./json";
import { pagePath } from "./site-index";
import type { RecordSet } from "./records";

/** An address that a page had before, and the one it has now. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page that visitors reach by an address, and the addresses it had before. */
export interface AddressedPage {
  readonly path: string;
  readonly formerly: readonly string[];
}

/**
 * Lists the addresses that pages had before, in the order of the addresses. One step always leads to
 * the page: records name old addresses, never other redirects.
 */
export function redirectsTo(pages: readonly AddressedPage[]): Redirect[] {
  return pages
    .flatMap(({ path, formerly }) => formerly.map((from) => ({ from, to: path })))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The redirects to the pages of records, from their `formerly`. */
export function redirects(records: RecordSet): Redirect[] {
  const pages = records.all.flatMap((record): AddressedPage[] => {
    const path = pagePath(record);
    return path === undefined ? [] : [{ path, formerly: stringsAt(record.value, "formerly") }];
  });
  return redirectsTo(pages);
}
