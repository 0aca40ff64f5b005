import { quote } from "../fault";
import { stringsAt } from "../json";
import { isReachable, pagePath } from "../site-index";
import type { SiteRecord } from "../records";
import type { Complaint, Finding, Site } from "./site";

/**
 * The rule for addresses that pages had before (`formerly`): none is in use, by this page or by
 * another, no two pages claim one, and only pages that visitors reach have any. So a redirect is
 * one step and never a loop.
 */
export function* formerlyRule({ records, addresses }: Site): Generator<Finding> {
  const owners = new Map<string, SiteRecord>();
  for (const record of records.all) {
    const page = pagePath(record);
    if (page === undefined) continue;
    for (const [place, from] of stringsAt(record.value, "formerly").entries()) {
      const complaint = judge(from, page, addresses, owners.get(from));
      if (complaint) yield { record, path: ["formerly", place], found: quote(from), ...complaint };
      owners.set(from, owners.get(from) ?? record);
    }
  }
}

function judge(
  from: string,
  page: string,
  addresses: Site["addresses"],
  owner: SiteRecord | undefined,
): Omit<Complaint, "found"> | undefined {
  if (!isReachable({ path: page })) {
    return {
      message: "No old address can lead to the page that stands in for missing ones.",
      allowed: "no field formerly in this record",
    };
  }
  if (from === page) {
    return {
      message: "This is the page's address now; it would lead to itself.",
      allowed: "addresses that the page no longer has: take this one away",
    };
  }
  if (addresses.hasPage(from)) {
    return {
      message: "Another page has this address now.",
      allowed:
        "addresses that no page has: take this one away, or give the other page another address",
    };
  }
  if (addresses.has(from)) {
    return {
      message: "data/navigation.json lists this address under knownMissing.",
      allowed: "an address in one of the two places: take it away here or there",
    };
  }
  if (owner) {
    return {
      message: `Two pages claim this old address; the other is ${owner.file}.`,
      allowed: "each old address once, with the page that takes its place",
    };
  }
  return undefined;
}
