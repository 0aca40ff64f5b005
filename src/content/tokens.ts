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
  const facts = factLookup(records, schemas);
  const find: TokenLookup = (token, record) => {
    if (token === "towns.links") return townLinks();
    const fact = facts(token, record);
    return fact && write(fact);
  };
  const cache = new Map<string, string | undefined>();
  return (token, record) => {
    if (token.startsWith("town.")) return find(token, record);
    if (!cache.has(token)) cache.set(token, find(token, record));
    return cache.get(token);
  };
}

/** A value that a token names, whether or not it can be written out, and its description. */
interface Fact {
  readonly value: Json;
  readonly schema: Schema;
}

/** Makes the look-up of the values that tokens name. */
export function factLookup(
  records: RecordSet,
  schemas: SchemaSet,
): (token: string, record: SiteRecord) => Fact | undefined {
  const inRecord = (found: SiteRecord | undefined, path: readonly string[]) =>
    found && path.length
      ? factAt({ value: found.value, schema: schemas.kinds[found.kind] }, path)
      : undefined;
  return (token, record) => {
    const [root, ...path] = token.split(".");
    if (root === "business" || root === "prices") return inRecord(records.single(root), path);
    if (root === "town") return inRecord(townOf(record, records), path);
    const [slug = "", ...rest] = path;
    return root === "towns" ? inRecord(records.find("town", slug), rest) : undefined;
  };
}

/** The town a record is about: itself, or the one that its `town` field names. */
export function townOf(record: SiteRecord, records: RecordSet): SiteRecord | undefined {
  if (record.kind === "town") return record;
  const slug = stringAt(record.value, "town");
  return slug === undefined ? undefined : records.find("town", slug);
}

function factAt(fact: Fact, path: readonly string[]): Fact | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return fact;
  const inside = entryWithId(fact, step) ?? fieldNamed(fact, step);
  return inside && factAt(inside, rest);
}

function fieldNamed({ value, schema }: Fact, name: string): Fact | undefined {
  if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
  const field = value[name];
  const described = schema.properties?.[name];
  return field === undefined || !described ? undefined : { value: field, schema: described };
}

/** The entry with this id: of a list, or of the rows of a price table. */
function entryWithId(fact: Fact, id: string): Fact | undefined {
  const { value, schema } = fact;
  if (isObject(value)) {
    const rows = fieldNamed(fact, "rows");
    return rows && entryWithId(rows, id);
  }
  if (!Array.isArray(value) || !schema.items) return undefined;
  const entry = value.find((item) => stringAt(item, "id") === id);
  return entry === undefined ? undefined : { value: entry, schema: schema.items };
}

function write({ value, schema }: Fact): string | undefined {
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

/** Whether a value that the schema describes can be written out: a text, a number or a range. */
export function isWritable({ type, properties }: Schema): boolean {
  const types = Array.isArray(type) ? type : [type];
  if (types.some((name) => name === "string" || name === "number" || name === "integer"))
    return true;
  return properties?.low !== undefined && properties.high !== undefined;
}
