import { numberAt, stringAt, valueAt, type Json, type JsonObject } from "./json";
import { folderNames, folders, type FolderKindName } from "./kinds";
import { townOf } from "./tokens";
import type { RecordSet, SiteRecord } from "./records";

/** One page of the site, as menus, cards, site maps and breadcrumbs know it. */
export interface PageEntry {
  readonly path: string;
  readonly kind: FolderKindName;
  readonly slug: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** ISO date on which the page's words last changed. */
  readonly updated: string;
  readonly changeFrequency: string;
  readonly priority: number;
  readonly noindex: boolean;
  /** The slug of the town the page is about, or null. */
  readonly town: string | null;
  readonly order: number;
  /** The addresses from the home page down to this page, for the breadcrumb. */
  readonly trail: readonly string[];
}

/** The address of a record's page; undefined for records without one. */
export function pagePath(record: SiteRecord): string | undefined {
  if (record.kind === "page") return stringAt(record.value, "path");
  const kind = folderNames.find((name) => name === record.kind);
  return kind && folders[kind].pagePath?.(record.slug);
}

/**
 * The priority of an address in the XML site map (specification section 2, 'Site map data';
 * design decision 7): 1.0 home, 0.3 legal, 0.9 estimate and emergency pages, 0.8 others.
 */
export function sitemapPriority(path: string, kind: FolderKindName): number {
  if (path === "/") return 1;
  if (kind === "legal") return 0.3;
  return /estimate|emergency/.test(path) ? 0.9 : 0.8;
}

/** Lists the pages of the site, in no particular order. Needs valid records. */
export function siteIndex(records: RecordSet): PageEntry[] {
  const defaultUpdated = stringAt(records.single("business")?.value, "updated") ?? "";
  const locations = records.find("page", "locations");
  const locationsPath = locations && pagePath(locations);
  return records.all.flatMap((record): PageEntry[] => {
    const path = pagePath(record);
    const kind = folderNames.find((name) => name === record.kind);
    if (path === undefined || kind === undefined) return [];
    const { value } = record;
    const town = townOf(record, records);
    return [
      {
        path,
        kind,
        slug: record.slug,
        icon: stringAt(value, "card", "icon") ?? "",
        title: stringAt(value, "card", "title") ?? "",
        description: stringAt(value, "card", "description") ?? "",
        updated: stringAt(value, "updated") ?? defaultUpdated,
        changeFrequency: changeFrequency(kind, value),
        priority: sitemapPriority(path, kind),
        noindex: (stringAt(value, "robots") ?? "").includes("noindex"),
        town: town?.slug ?? null,
        order: numberAt(value, "order") ?? 0,
        trail: trail(path, [town && locationsPath, town && pagePath(town)]),
      },
    ];
  });
}

function changeFrequency(kind: FolderKindName, value: JsonObject): string {
  if (kind === "legal") return "yearly";
  return stringAt(value, "changeFrequency") ?? "monthly";
}

function trail(path: string, between: readonly (string | undefined)[]): string[] {
  const steps = ["/", ...between.filter((step) => step !== undefined), path];
  return [...new Set(steps)];
}

/** Whether the record has a page that visitors reach by its own address (all but the 404 page). */
export function isReachable(entry: Pick<PageEntry, "path">): boolean {
  return entry.path !== "/404.html";
}

/** The price tables, as written. */
export function priceTables(records: RecordSet): readonly Json[] {
  const tables = records.single("prices")?.value.tables;
  return Array.isArray(tables) ? tables : [];
}

/** The sections of a record, as written. */
export function sectionsOf(record: SiteRecord): JsonObject[] {
  const sections = valueAt(record.value, "sections");
  return Array.isArray(sections)
    ? sections.filter(
        (section): section is JsonObject =>
          typeof section === "object" && section !== null && !Array.isArray(section),
      )
    : [];
}
