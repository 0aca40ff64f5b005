import { oneOf, quote } from "../fault";
import { stringAt } from "../json";
import { nearest } from "../nearest";
import { pagePath, priceTables } from "../site-index";
import type { Schema } from "../schemas";
import type { Complaint, Placed, Site, StringRule } from "./site";

/** The rule for fields that name another record (`reference` in the schemas): the record exists. */
export const referenceRule: StringRule = {
  concerns: ({ reference }) => reference !== undefined,
  complaints,
};

function* complaints({ value, schema, record }: Placed<string>, site: Site): Generator<Complaint> {
  const { reference } = schema;
  if (!reference) return;
  if (reference === "page") yield* pageReference(value, pagePath(record), site);
  else if (!exists(reference, value, site)) {
    const names = namesFor(reference, site);
    const meant = nearest(value, names);
    yield {
      message: `There is no ${nouns[reference]} "${value.slice(0, 80)}".`,
      found: quote(value),
      allowed: names.length
        ? oneOf(names)
        : `the name of a record; there are none of this kind yet`,
      suggestion: meant && `"${meant}"`,
    };
  }
}

type RecordReference = Exclude<NonNullable<Schema["reference"]>, "page">;

const nouns: Readonly<Record<RecordReference, string>> = {
  picture: "picture in data/pictures with the slug",
  priceTable: "price table in data/prices.json with the id",
  service: "service in data/services with the slug",
  town: "town in data/towns with the slug",
};

function exists(reference: RecordReference, name: string, site: Site): boolean {
  if (reference !== "priceTable") {
    return (
      site.records.find(reference, name) !== undefined ||
      site.unreadable.some(({ kind, slug }) => kind === reference && slug === name)
    );
  }
  return site.unreadable.some(({ kind }) => kind === "prices") || tableIds(site).includes(name);
}

function namesFor(reference: RecordReference, site: Site): string[] {
  if (reference === "priceTable") return tableIds(site);
  return site.records.ofKind(reference).map(({ slug }) => slug);
}

function tableIds({ records }: Site): string[] {
  return priceTables(records).flatMap((table) => stringAt(table, "id") ?? []);
}

function* pageReference(
  path: string,
  own: string | undefined,
  { addresses }: Site,
): Generator<Complaint> {
  const meant = addresses.nearest(path);
  if (path === own) {
    yield {
      message: "The page names itself.",
      found: quote(path),
      allowed: "the address of another page",
    };
  } else if (!addresses.has(path)) {
    yield {
      message: "No page of this site has this address.",
      found: quote(path),
      allowed:
        "the address of a page, such as /services/storm-damage, without # and without a slash at the end",
      suggestion: meant && `"${meant}"`,
    };
  }
}
