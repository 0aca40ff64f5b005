import { distance } from "fastest-levenshtein";
import { folders, type FolderKindName } from "../content/kinds";
import { redirects } from "../content/redirects";
import { pagePath } from "../content/site-index";
import type { ReadResult } from "../content/read-records";
import { stringAt, valueAt } from "../content/json";

/**
 * Says why a slug cannot be given to a new record of a kind; undefined where it can.
 * @returns words that name what is in the way and the slugs that are near
 */
export function whyInUse(
  kind: FolderKindName,
  slug: string,
  { records, unreadable }: ReadResult,
): string | undefined {
  const file = `data/${folders[kind].folder}/${slug}.json`;
  const all = [...records.all, ...unreadable];
  if (all.some((record) => record.kind === kind && record.slug === slug)) {
    const slugs = all.filter((record) => record.kind === kind).map((record) => record.slug);
    const near = byDistance(slug, slugs).join(", ");
    return `${file} is there already.${near && ` The names nearest to it are ${near}.`}`;
  }
  const path = folders[kind].pagePath?.(slug);
  if (path === undefined) return undefined;
  const owner = records.all.find((record) => pagePath(record) === path);
  if (owner) return `The address ${path} belongs to ${owner.file}.`;
  const moved = redirects(records).find(({ from }) => from === path);
  if (moved) return `The address ${path} leads to ${moved.to}, which had it before.`;
  const missing = valueAt(records.single("navigation")?.value, "knownMissing");
  const known = Array.isArray(missing) && missing.some((entry) => stringAt(entry, "path") === path);
  return known
    ? `data/navigation.json lists the address ${path} under knownMissing. Take it away there first.`
    : undefined;
}

/** How many letters may differ where a slug was perhaps mistyped. */
const mistyped = 2;

/** The slugs that are so near that one of them was perhaps meant, nearest first. */
export function nearSlugs(slug: string, slugs: readonly string[]): string[] {
  return byDistance(slug, slugs).filter((other) => distance(slug, other) <= mistyped);
}

function byDistance(slug: string, slugs: readonly string[]): string[] {
  return slugs
    .filter((other) => other !== slug)
    .sort((a, b) => distance(slug, a) - distance(slug, b))
    .slice(0, 3);
}
