import { oneOf, quote } from "../fault";
import { isObject, stringAt, type Json } from "../json";
import { closest, nearest } from "../nearest";
import { isWritable, tokensIn, townOf } from "../tokens";
import type { SiteRecord } from "../records";
import type { Schema } from "../schemas";
import type { Complaint, Placed, Site, StringRule } from "./site";

/**
 * The rules for braces: each {token} names a fact that another record holds, or a placeholder that
 * the field's schema lists; tokens stand in plain and rich text alone; no other braces stand anywhere.
 */
export const tokenRule: StringRule = { concerns: () => true, complaints };

function* complaints(text: Placed<string>, site: Site): Generator<Complaint> {
  const { value, schema } = text;
  if (!hasBraces(value)) return;
  if (!isProse(schema)) {
    yield {
      message: "Braces cannot stand in this field: it is a name or an address, not a text.",
      found: quote(value),
      allowed: schema.description ?? "no { and no }",
    };
    return;
  }
  const stray = strayBrace(value);
  if (stray !== undefined) {
    yield {
      message: "A brace stands alone, or what it holds is not the name of a fact.",
      found: quote(value.slice(Math.max(0, stray - 20), stray + 30)),
      allowed: "braces only around a token without spaces, such as {business.phone}",
    };
  }
  for (const token of new Set(tokensIn(value))) yield* judge(token, text, site);
}

/** Whether a schema describes words for people, in which tokens are replaced. */
export function isProse({ format, reference, enum: values, const: fixed }: Schema): boolean {
  return (
    (format === undefined || format === "rich-text") &&
    !reference &&
    values === undefined &&
    fixed === undefined
  );
}

/** Whether a text holds braces, of a token or others. */
export function hasBraces(text: string): boolean {
  return text.includes("{") || text.includes("}");
}

function strayBrace(text: string): number | undefined {
  const masked = tokensIn(text).reduce(
    (rest, token) => rest.replace(`{${token}}`, " ".repeat(token.length + 2)),
    text,
  );
  const place = masked.search(/[{}]/);
  return place < 0 ? undefined : place;
}

function* judge(
  token: string,
  { schema, record }: Placed<string>,
  site: Site,
): Generator<Complaint> {
  if (schema.placeholders?.includes(token) || isUnreadable(token, record, site)) return;
  const written = site.tokens(token, record);
  const found = quote(`{${token}}`);
  if (written === undefined) {
    // A value of the wrong type is the schema rule's.
    const fact = site.facts(token, record);
    if (fact && isWritable(fact.schema)) return;
    const names = [...(schema.placeholders ?? []), ...tokensFor(token, record, site)];
    const meant = nearest(token, names);
    yield {
      message: "What stands in braces is not the name of a fact that can be quoted.",
      found,
      allowed: names.length
        ? `facts of ${sourceOf(token)}, such as ${oneOf(closest(token, names).map((name) => `{${name}}`))}`
        : noTown,
      suggestion: meant && `{${meant}}`,
    };
  } else if (tokensIn(written).length > 0) {
    yield {
      message: "The token leads to a text that holds a token itself.",
      found: `${found}, which reads ${quote(written)}`,
      allowed: "a token for the fact itself",
      suggestion: `{${tokensIn(written)[0]}}`,
    };
  } else if (schema.format !== "rich-text" && written.includes("](")) {
    yield {
      message: "The token makes links, and this field cannot hold links.",
      found,
      allowed: "this token in fields whose text may hold links",
    };
  }
}

/** Where the facts stand that a token could name. */
function sourceOf(token: string): string {
  return /^towns?\./.test(token)
    ? "the town's record"
    : "business.json, prices.json or the record's town";
}

const noTown = "no {town…} token here: the record is about no town that exists";

/** Whether the record that holds the fact is there but cannot be read, which is a fault of its own. */
function isUnreadable(token: string, record: SiteRecord, { unreadable }: Site): boolean {
  const [root, name] = token.split(".");
  const town = stringAt(record.value, "town");
  return unreadable.some(
    ({ kind, slug }) =>
      kind === root ||
      (kind === "town" &&
        (root === "town"
          ? slug === town
          : root === "towns" && (slug === name || name === "links"))),
  );
}

/** The tokens that could have been meant: those of the record that the token's first word names. */
function tokensFor(token: string, record: SiteRecord, site: Site): string[] {
  const { records, schemas } = site;
  const [root = "", name = ""] = token.split(".");
  const inside = (prefix: string, found: SiteRecord | undefined) =>
    found ? facts(found.value, schemas.kinds[found.kind]).map((path) => `${prefix}.${path}`) : [];
  const meant = nearest(root, ["business", "prices", "town", "towns"]);
  if (root === "town" || (meant === "town" && root !== "towns"))
    return inside("town", townOf(record, records));
  if (root === "towns") {
    const towns = records.ofKind("town");
    const town =
      nearest(
        name,
        towns.map(({ slug }) => slug),
      ) ?? "";
    return ["towns.links", ...inside(`towns.${town}`, records.find("town", town))];
  }
  const singles = [
    ...inside("business", records.single("business")),
    ...inside("prices", records.single("prices")),
  ];
  return [...singles, ...inside("town", townOf(record, records))];
}

/** The paths of a record that a token can write out: its numbers, ranges and short texts. */
function facts(value: Json, schema: Schema, path = ""): string[] {
  const below = (step: string) => (path ? `${path}.${step}` : step);
  if (
    typeof value === "number" ||
    (typeof value === "string" && isProse(schema) && value.length <= 60)
  )
    return [path];
  if (typeof value === "string" && (schema.format === "phone" || schema.format === "email"))
    return [path];
  if (Array.isArray(value)) {
    const { items } = schema;
    return value.flatMap((entry) => {
      const id = stringAt(entry, "id");
      return items && id !== undefined ? facts(entry, items, below(id)) : [];
    });
  }
  if (!isObject(value)) return [];
  const range = typeof value.low === "number" && typeof value.high === "number" ? [path] : [];
  return [
    ...range,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      name.startsWith("$") || value[name] === undefined
        ? []
        : facts(value[name], field, name === "rows" ? path : below(name)),
    ),
  ];
}
