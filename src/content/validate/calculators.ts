import { priceForSize } from "../../calculator/size-price";
import { oneOf, quote } from "../fault";
import { numberAt, stringAt, valueAt, type Json } from "../json";
import { priceTables, sectionsOf } from "../site-index";
import type { SiteRecord } from "../records";
import type { Finding, Site } from "./site";

/**
 * The rules for the price calculator: it stands on landing pages alone, once; its first table lists
 * sizes at prices that never fall, with one for the example, its second materials or tiers; the short
 * form that leads to it, on pages of data/pages alone, offers the same ones; the usual pitch is one of
 * those offered.
 */
export function* calculatorRule(site: Site): Generator<Finding> {
  yield* usualPitch(site);
  for (const record of site.records.all) {
    const places = placesOf(record);
    const calculators = places.filter(({ section }) => stringAt(section, "type") === "calculator");
    for (const [count, { section, place }] of calculators.entries()) {
      yield* calculatorFindings({ record, section, place, site, first: count === 0 });
    }
    for (const { section, place } of places) yield* shortForm(record, section, place, site);
  }
}

/** The sections of a record with their places. */
function placesOf(record: SiteRecord): { readonly section: Json; readonly place: number }[] {
  const { sections } = record.value;
  return Array.isArray(sections) ? sections.map((section, place) => ({ section, place })) : [];
}

interface Calculator {
  readonly record: SiteRecord;
  readonly section: Json;
  /** Its place among the record's sections. */
  readonly place: number;
  readonly site: Site;
  /** Whether it is the first one of the page. */
  readonly first: boolean;
}

function* calculatorFindings({
  record,
  section,
  place,
  site,
  first,
}: Calculator): Generator<Finding> {
  if (record.kind !== "landing" || !first) {
    yield {
      record,
      path: ["sections", place, "type"],
      message: first
        ? "The calculator's script is loaded on landing pages alone."
        : "The page has a calculator already.",
      found: quote("calculator"),
      allowed: first
        ? "a calculator in a record of data/landings; here a priceTable, or costs that lead to it"
        : "one calculator on a page",
    };
  }
  const sizes = rowsOf(site, stringAt(section, "sizeTable"));
  const choices = rowsOf(site, stringAt(section, "choiceTable"));
  if (choices?.some((row) => stringAt(row, "label") === undefined)) {
    yield {
      record,
      path: ["sections", place, "choiceTable"],
      message: "The rows of this table are roof sizes.",
      found: quote(valueAt(section, "choiceTable")),
      allowed: "a table whose rows are materials or tiers",
    };
  }
  if (sizes) yield* sizeFindings(record, section, place, sizes);
}

function* sizeFindings(
  record: SiteRecord,
  section: Json,
  place: number,
  rows: readonly Json[],
): Generator<Finding> {
  const sized = rows.map(sizeRow);
  const table = {
    record,
    path: ["sections", place, "sizeTable"],
    found: quote(valueAt(section, "sizeTable")),
  };
  const example = numberAt(section, "exampleSquareFeet");
  if (
    sized.some(
      ({ fromSquareFeet, toSquareFeet }) => fromSquareFeet === null && toSquareFeet === null,
    )
  ) {
    yield {
      ...table,
      message: "Not every row of this table is a roof size.",
      allowed: "a table whose rows are roof sizes",
    };
  } else if (!neverFalls(sized)) {
    yield {
      ...table,
      message: "In this table a larger roof costs less, or two rows hold for the same size.",
      allowed:
        "prices that rise with the size, each row starting where the one before it ends or later",
    };
  } else if (example !== undefined && !("range" in priceForSize(sized, example))) {
    yield {
      record,
      path: ["sections", place, "exampleSquareFeet"],
      message: "The table by size has no price for the example.",
      found: quote(example),
      allowed: "a size from the table's smallest to its largest",
    };
  }
}

function sizeRow(row: Json) {
  return {
    fromSquareFeet: numberAt(row, "fromSquareFeet") ?? null,
    toSquareFeet: numberAt(row, "toSquareFeet") ?? null,
    low: numberAt(row, "low") ?? 0,
    high: numberAt(row, "high") ?? 0,
    openEnded: valueAt(row, "openEnded") === true,
  };
}

function neverFalls(rows: readonly ReturnType<typeof sizeRow>[]): boolean {
  const ordered = rows.toSorted((a, b) => (a.fromSquareFeet ?? 0) - (b.fromSquareFeet ?? 0));
  return ordered.every((row, index) => {
    const before = ordered[index - 1];
    if (!before) return true;
    const starts = (row.fromSquareFeet ?? 0) >= (before.toSquareFeet ?? Infinity);
    return starts && row.low >= before.low && row.high >= before.high;
  });
}

/** The rows of a price table; undefined where there is no such table, which another rule reports. */
function rowsOf({ records }: Site, id: string | undefined): Json[] | undefined {
  const table = priceTables(records).find((entry) => stringAt(entry, "id") === id);
  const rows = valueAt(table, "rows");
  return Array.isArray(rows) ? rows : undefined;
}

/**
 * The short form of a costs section stands in data/pages alone; it leads to a calculator that offers
 * what the section's table lists.
 */
function* shortForm(
  record: SiteRecord,
  section: Json,
  place: number,
  site: Site,
): Generator<Finding> {
  const to = stringAt(section, "calculator", "to");
  if (to === undefined) return;
  if (record.kind !== "page") {
    yield {
      record,
      path: ["sections", place, "calculator"],
      message: "The form that leads to a calculator is loaded on pages of data/pages alone.",
      found: `a form that leads to ${to}`,
      allowed: "costs without the field, with an action that leads to the calculator",
    };
    return;
  }
  const target = site.addresses.recordAt(to.replace(/#.*$/, ""));
  if (!target || site.unreadable.includes(target)) return;
  const table = stringAt(section, "table");
  const leads = sectionsOf(target).some(
    (other) => other.type === "calculator" && stringAt(other, "choiceTable") === table,
  );
  if (leads) return;
  yield {
    record,
    path: ["sections", place, "calculator", "to"],
    message: "This address has no calculator that offers the rows of this section's table.",
    found: quote(to),
    allowed: `a page whose calculator has "choiceTable": ${quote(table)}`,
  };
}

function* usualPitch({ records }: Site): Generator<Finding> {
  const record = records.single("prices");
  const pitches = valueAt(record?.value, "calculator", "pitches");
  const usual = stringAt(record?.value, "calculator", "usualPitch");
  if (!record || !Array.isArray(pitches) || usual === undefined) return;
  const ids = pitches.flatMap((pitch) => stringAt(pitch, "id") ?? []);
  if (ids.includes(usual)) return;
  yield {
    record,
    path: ["calculator", "usualPitch"],
    message: "There is no pitch with this id.",
    found: quote(usual),
    allowed: oneOf(ids),
  };
}
