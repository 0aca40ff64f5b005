import { numberAt, stringsAt } from "./json";
import type { RecordSet, SiteRecord } from "./records";
import type { PageEntry } from "./site-index";

/** How many related pages a page shows. */
const relatedCount = 3;

/**
 * Makes the rule by which a page's related pages are chosen: those that its record names, then pages
 * of its town, then pages for the same job or service, nearest town first. One index serves all
 * pages, so the work stays in proportion to their number.
 */
export function relatedPages(
  records: RecordSet,
  entries: readonly PageEntry[],
): (record: SiteRecord, path: string) => string[] {
  const landings = records.ofKind("landing");
  const pathOf = new Map(entries.map(({ kind, slug, path }) => [`${kind}/${slug}`, path]));
  const byTown = groupBy(landings, ({ value }) => String(value.town));
  const byService = groupBy(landings, ({ value }) => String(value.service));
  const byJobAndTown = groupBy(landings, ({ value }) => `${value.job} ${value.town}`);
  const towns = records.ofKind("town");
  const nearestTowns = new Map(towns.map((town) => [town.slug, nearestFirst(town, towns)]));

  function* byRule({ kind, slug, value }: SiteRecord): Generator<SiteRecord> {
    if (kind === "town") yield* byTown.get(slug) ?? [];
    if (kind === "service") yield* byService.get(slug) ?? [];
    if (kind !== "landing") return;
    yield* byTown.get(String(value.town)) ?? [];
    for (const town of nearestTowns.get(String(value.town)) ?? []) {
      yield* byJobAndTown.get(`${value.job} ${town}`) ?? [];
    }
  }

  return (record, path) => {
    const chosen = new Set(stringsAt(record.value, "related"));
    for (const candidate of byRule(record)) {
      if (chosen.size >= relatedCount) break;
      const candidatePath = pathOf.get(`${candidate.kind}/${candidate.slug}`);
      if (candidatePath !== undefined && candidatePath !== path) chosen.add(candidatePath);
    }
    return [...chosen];
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** The slugs of all towns, this one first, the others by distance. */
function nearestFirst(from: SiteRecord, towns: readonly SiteRecord[]): string[] {
  return [...towns].sort((a, b) => distance(from, a) - distance(from, b)).map(({ slug }) => slug);
}

/** The square of the distance between two towns in degrees of latitude: enough to compare by. */
function distance(a: SiteRecord, b: SiteRecord): number {
  const latitude = (numberAt(a.value, "latitude") ?? 0) - (numberAt(b.value, "latitude") ?? 0);
  const longitude = (numberAt(a.value, "longitude") ?? 0) - (numberAt(b.value, "longitude") ?? 0);
  const shrink = Math.cos(((numberAt(a.value, "latitude") ?? 0) * Math.PI) / 180);
  return latitude ** 2 + (longitude * shrink) ** 2;
}
