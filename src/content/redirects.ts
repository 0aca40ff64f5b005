import { stringsAt } from "./json";
import { pagePath } from "./site-index";
import type { RecordSet } from "./records";

/** An address that a page had before, and the one it has now. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Lists the addresses that pages had before, from the records' `formerly`, in the order of the
 * addresses. One step always leads to the page: records name old addresses, never other redirects.
 */
export function redirects(records: RecordSet): Redirect[] {
  return records.all
    .flatMap((record): Redirect[] => {
      const to = pagePath(record);
      return to === undefined
        ? []
        : stringsAt(record.value, "formerly").map((from) => ({ from, to }));
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
