import type { SourceNodesArgs } from "gatsby";
import { isObject, stringAt, type Json, type JsonObject } from "./json";
import { phoneHref, textMessageHref } from "./format";
import { relatedPages } from "./related";
import { siteUrl } from "./site-url";
import { pagePath, siteIndex } from "./site-index";
import { resolveTokens, tokenLookup, type TokenLookup } from "./tokens";
import { transformRecord } from "./walk";
import type { RecordSet, SiteRecord } from "./records";
import type { Schema, SchemaSet } from "./schemas";

/** A record in its finished form: what its GraphQL node holds. */
export interface FinishedRecord {
  readonly id: string;
  readonly type: string;
  readonly fields: JsonObject;
}

/**
 * Finishes valid records for GraphQL: tokens are replaced by the facts they name, targets by
 * addresses, fields left out by their defaults; pages get their entry and related pages.
 * @param root the site's root folder
 */
export function finishRecords(
  root: string,
  records: RecordSet,
  schemas: SchemaSet,
): FinishedRecord[] {
  const entries = siteIndex(records);
  const related = relatedPages(records, entries);
  const finish = recordFinisher(records, schemas);
  const landingPaths = new Map<string, string[]>();
  for (const { kind, town, path } of entries) {
    if (kind !== "landing" || !town) continue;
    const paths = landingPaths.get(town);
    if (paths) paths.push(path);
    else landingPaths.set(town, [path]);
  }

  const finished = records.all.map((record): FinishedRecord => {
    const path = pagePath(record);
    const fields = finish(record);
    if (record.kind === "business") fields.host = siteUrl(root);
    if (path !== undefined) fields.entry = path;
    if (path !== undefined && record.kind !== "page" && record.kind !== "legal") {
      fields.related = related(record, path);
    }
    if (record.kind === "town") fields.landings = landingPaths.get(record.slug) ?? [];
    return {
      id: `${record.kind}/${record.slug}`,
      type: typeOf(schemas.kinds[record.kind]),
      fields,
    };
  });

  const pages = [
    ...entries.map((entry): JsonObject => ({ ...entry, trail: [...entry.trail] })),
    ...missingPages(records),
  ];
  return [
    ...finished,
    ...pages.map((fields) => ({
      id: `page-entry/${stringAt(fields, "path")}`,
      type: "PageEntry",
      fields,
    })),
  ];
}

/**
 * Makes a GraphQL node of each finished record. Gatsby leaves a page alone while the nodes it shows
 * keep their digests.
 * @returns the nodes' ids
 */
export function sourceNodes(
  finished: readonly FinishedRecord[],
  {
    actions,
    createNodeId,
    createContentDigest,
  }: Pick<SourceNodesArgs, "actions" | "createNodeId" | "createContentDigest">,
): Set<string> {
  const ids = new Set<string>();
  for (const { id: name, type, fields } of finished) {
    const id = createNodeId(name);
    ids.add(id);
    actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  }
  return ids;
}

function recordFinisher(
  records: RecordSet,
  schemas: SchemaSet,
): (record: SiteRecord) => JsonObject {
  const lookup = tokenLookup(records, schemas);
  const business = records.single("business")?.value ?? {};
  const phone = stringAt(business, "phone") ?? "";
  const special = new Map([
    ["call", phoneHref(phone)],
    ["text", textMessageHref(phone)],
  ]);
  // In running text the phone number and the e-mail address are links, so that one tap reaches us.
  const linked: TokenLookup = (token, record) => {
    const found = lookup(token, record);
    if (token === "business.phone") return `[${found}](${phoneHref(phone)})`;
    return token === "business.email" ? `[${found}](mailto:${found})` : found;
  };
  const missing = ({ default: ownDefault, defaultFrom }: Schema): Json | undefined =>
    defaultFrom === undefined ? ownDefault : business[defaultFrom.replace("business.", "")];

  return (record) =>
    transformRecord(
      record.value,
      schemas.kinds[record.kind],
      (text, schema) => {
        if (schema.format === "target") return special.get(text) ?? text;
        const lookUp = schema.format === "rich-text" ? linked : lookup;
        return resolveTokens(text, record, lookUp, schema.placeholders);
      },
      missing,
    );
}

/** Entries for addresses that are linked although they have no page (design decision 4). */
function missingPages(records: RecordSet): JsonObject[] {
  const known = records.single("navigation")?.value.knownMissing;
  return (Array.isArray(known) ? known : []).filter(isObject).map((missing) => ({
    ...missing,
    kind: "missing",
    slug: missing.path ?? "",
    updated: "",
    changeFrequency: "",
    priority: 0,
    noindex: true,
    town: null,
    order: 0,
    trail: [],
  }));
}

function typeOf(schema: Schema): string {
  return schema.title ?? "";
}
