import { stringAt, stringsAt } from "./json";
import { nearestTowns } from "./nearest-towns";
import type { RecordSet, SiteRecord } from "./records";
import type { PageEntry } from "./site-index";

/** How many related pages a page shows. */
const relatedCount = 3;

/**
 * Makes the rule by which a page's related pages are chosen. Those that its record names
 * come first. The places left over are filled:
 * - on a landing page by the others of its town, then by those for the same job, then for the same
 *   service, in the nearest towns, then by the pages of its town and service;
 * - on a town's page by its landing pages, then by the nearest towns;
 * - on a service's page by its landing pages.
 * Pages of one town are taken in a ring, each beginning after itself, so that each is linked from the
 * ones before it however many there are. One index serves all pages, so the work stays in proportion
 * to their number.
 */
export function relatedPages(
  records: RecordSet,
  entries: readonly PageEntry[],
): (record: SiteRecord, path: string) => string[] {
  const landings = records.ofKind("landing");
  const pathOf = new Map(entries.map(({ kind, slug, path }) => [`${kind}/${slug}`, path]));
  const byTown = groupBy(landings, ["town"]);
  const byService = groupBy(landings, ["service"]);
  const byJobAndTown = groupBy(landings, ["job", "town"]);
  const byServiceAndTown = groupBy(landings, ["service", "town"]);
  const neighbors = nearestTowns(records.ofKind("town"));

  function* forLanding(record: SiteRecord): Generator<SiteRecord | undefined> {
    const { town, job, service } = record.value;
    yield* afterItself(byTown.get(key(town)) ?? [], record);
    for (const near of neighbors(String(town))) yield* byJobAndTown.get(key(job, near)) ?? [];
    for (const near of neighbors(String(town)))
      yield* byServiceAndTown.get(key(service, near)) ?? [];
    yield records.find("town", String(town));
    yield records.find("service", String(service));
  }

  function* byRule(record: SiteRecord): Generator<SiteRecord | undefined> {
    const { kind, slug } = record;
    if (kind === "landing") yield* forLanding(record);
    if (kind === "service") yield* byService.get(key(slug)) ?? [];
    if (kind === "town") {
      yield* byTown.get(key(slug)) ?? [];
      for (const near of neighbors(slug)) yield records.find("town", near);
    }
  }

  return (record, path) => {
    const chosen = new Set(stringsAt(record.value, "related"));
    for (const candidate of byRule(record)) {
      if (chosen.size >= relatedCount) break;
      const candidatePath = candidate && pathOf.get(`${candidate.kind}/${candidate.slug}`);
      if (candidatePath !== undefined && candidatePath !== path) chosen.add(candidatePath);
    }
    return [...chosen];
  };
}

/** The records of a list from the one after `record` around to the one before it. */
function* afterItself(
  list: readonly SiteRecord[],
  record: SiteRecord,
): Generator<SiteRecord | undefined> {
  const start = list.indexOf(record);
  for (let step = 1; step < list.length; step += 1) yield list[(start + step) % list.length];
}

function key(...values: unknown[]): string {
  return values.join(" ");
}

function groupBy(
  records: readonly SiteRecord[],
  fields: readonly string[],
): ReadonlyMap<string, readonly SiteRecord[]> {
  const groups = new Map<string, SiteRecord[]>();
  for (const record of records) {
    const group = key(...fields.map((field) => stringAt(record.value, field)));
    const members = groups.get(group);
    if (members) members.push(record);
    else groups.set(group, [record]);
  }
  return groups;
}
