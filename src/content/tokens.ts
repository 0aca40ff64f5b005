import { formatDollarRange, formatDollars, formatNumber, formatNumberRange } from "./format";
import { isObject, numberAt, stringAt, valueAt, type Json } from "./json";
import { folders } from "./kinds";
import type { RecordSet, SiteRecord } from "./records";
import type { Schema, SchemaSet } from "./schemas";

/**
 * Tokens: a fact that another record holds is written in braces, `{business.phone}`, and looked up
 * when the records are sourced, so that each fact is stated once (design: one source for each fact).
 *
 * - `{business.…}` and `{prices.…}` are paths in those records; entries of a list go by their id, and
 *   rows of a price table follow its id: `{prices.tables.replacement-by-material.metal}`.
 * - `{town.…}` is a path in the record's own town, `{towns.<slug>.…}` in any town.
 * - `{towns.links}` is a list of links to all town pages, as rich text.
 */
const tokenPattern = /\{([A-Za-z][\w.-]*)\}/g;

/** The tokens of a text, without their braces. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(tokenPattern), (match) => match[1] ?? "");
}

/** Looks up one token for a record; undefined where it names nothing that can be written out. */
export type TokenLookup = (token: string, record: SiteRecord) => string | undefined;

/** Replaces the tokens of a text. Those that `placeholders` names are left for render to fill. */
export function resolveTokens(
  text: string,
  record: SiteRecord,
  lookup: TokenLookup,
  placeholders: readonly string[] = [],
): string {
  if (!text.includes("{")) return text;
  return text.replace(tokenPattern, (braces, token: string) =>
    placeholders.includes(token) ? braces : (lookup(token, record) ?? braces),
  );
}

/** Makes the look-up of tokens for a set of records. */
export function tokenLookup(records: RecordSet, schemas: SchemaSet): TokenLookup {
  const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });
  const townLinks = () => {
    const towns = records.ofKind("town");
    const links = towns.map(
      ({ slug, value }) =>
        `[${stringAt(value, "name") ?? slug}](${folders.town.pagePath?.(slug) ?? ""})`,
    );
    return links.length ? conjunction.format(links) : undefined;
  };
  const cache = new Map<string, string | undefined>();
  const inRecord = (found: SiteRecord | undefined, path: readonly string[]) =>
    found && path.length ? writeOut(found.value, schemas.kinds[found.kind], path) : undefined;
  const global = (token: string): string | undefined => {
    const [root, ...path] = token.split(".");
    if (root === "business" || root === "prices") return inRecord(records.single(root), path);
    if (root !== "towns") return undefined;
    const [slug = "", ...rest] = path;
    return slug === "links" && !rest.length
      ? townLinks()
      : inRecord(records.find("town", slug), rest);
  };
  return (token, record) => {
    const [root, ...path] = token.split(".");
    if (root === "town") return inRecord(townOf(record, records), path);
    if (!cache.has(token)) cache.set(token, global(token));
    return cache.get(token);
  };
}

/** The town a record is about: itself, or the one that its `town` field names. */
export function townOf(record: SiteRecord, records: RecordSet): SiteRecord | undefined {
  if (record.kind === "town") return record;
  const slug = stringAt(record.value, "town");
  return slug === undefined ? undefined : records.find("town", slug);
}

function writeOut(value: Json, schema: Schema, path: readonly string[]): string | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return write(value, schema);
  const inside = entryWithId(value, schema, step) ?? fieldNamed(value, schema, step);
  return inside && writeOut(inside.value, inside.schema, rest);
}

interface Described {
  readonly value: Json;
  readonly schema: Schema;
}

function fieldNamed(value: Json, schema: Schema, name: string): Described | undefined {
  const field = isObject(value) ? value[name] : undefined;
  const described = schema.properties?.[name];
  return field === undefined || !described ? undefined : { value: field, schema: described };
}

/** The entry with this id: of a list, or of the rows of a price table. */
function entryWithId(value: Json, schema: Schema, id: string): Described | undefined {
  if (isObject(value)) {
    const rows = fieldNamed(value, schema, "rows");
    return rows && entryWithId(rows.value, rows.schema, id);
  }
  if (!Array.isArray(value) || !schema.items) return undefined;
  const entry = value.find((item) => stringAt(item, "id") === id);
  return entry === undefined ? undefined : { value: entry, schema: schema.items };
}

function write(value: Json, schema: Schema): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") {
    return schema.unit === "USD" ? formatDollars(value) : formatNumber(value);
  }
  const [low, high] = [numberAt(value, "low"), numberAt(value, "high")];
  if (low === undefined || high === undefined) return undefined;
  return schema.properties?.low?.unit === "USD"
    ? formatDollarRange({ low, high, openEnded: valueAt(value, "openEnded") === true })
    : formatNumberRange({ low, high });
}
