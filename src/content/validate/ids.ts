import { quote } from "../fault";
import { isObject, stringAt, type Json, type JsonPath } from "../json";
import { pagePath } from "../site-index";
import type { SiteRecord } from "../records";
import type { Anchor } from "./addresses";
import type { Finding, Site } from "./site";

/**
 * The rules for ids: none twice in one list (price tables and rows are looked up by them), none
 * twice on one page (links go to the first alone).
 */
export function* idRule({ records, addresses }: Site): Generator<Finding> {
  for (const record of records.all) {
    if (pagePath(record) === undefined) yield* inLists(record, record.value, []);
    else yield* repeated(addresses.anchorsOf(record));
  }
}

function* inLists(record: SiteRecord, value: Json, path: JsonPath): Generator<Finding> {
  if (Array.isArray(value)) {
    const ids = value.flatMap((entry, place) => {
      const id = stringAt(entry, "id");
      return id === undefined ? [] : [{ id, record, path: [...path, place, "id"] }];
    });
    yield* repeated(ids);
    for (const [place, entry] of value.entries()) yield* inLists(record, entry, [...path, place]);
  } else if (isObject(value)) {
    for (const [name, field] of Object.entries(value))
      yield* inLists(record, field, [...path, name]);
  }
}

function* repeated(ids: readonly Anchor[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const { id, record, path } of ids) {
    if (seen.has(id)) {
      yield {
        record,
        path,
        message: "Two places have this id.",
        found: quote(id),
        allowed: "an id that no other entry of the list or place on the page has",
        suggestion: `"${freeId(id, seen)}"`,
      };
    }
    seen.add(id);
  }
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
