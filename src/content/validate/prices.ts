import { quote } from "../fault";
import { isObject, numberAt, type Json, type JsonPath } from "../json";
import type { SiteRecord } from "../records";
import type { Finding, Site } from "./site";

/**
 * The rules for figures: nowhere is the low end of a range above the high end; a row of a price
 * table has a label or a roof size, and a size that runs from small to large.
 */
export function* priceRule({ records }: Site): Generator<Finding> {
  for (const record of [records.single("prices"), records.single("business")]) {
    if (record) yield* inValue(record, record.value, []);
  }
}

function* inValue(record: SiteRecord, value: Json, path: JsonPath): Generator<Finding> {
  if (Array.isArray(value)) {
    for (const [place, entry] of value.entries()) yield* inValue(record, entry, [...path, place]);
  } else if (isObject(value)) {
    yield* reversed(record, value, path, "low", "high");
    yield* reversed(record, value, path, "fromSquareFeet", "toSquareFeet");
    if (path.at(-2) === "rows") yield* labelOrSize(record, value, path);
    for (const [name, field] of Object.entries(value))
      yield* inValue(record, field, [...path, name]);
  }
}

function* reversed(
  record: SiteRecord,
  value: Json,
  path: JsonPath,
  from: string,
  to: string,
): Generator<Finding> {
  const [low, high] = [numberAt(value, from), numberAt(value, to)];
  if (low === undefined || high === undefined || low <= high) return;
  yield {
    record,
    path: [...path, from],
    message: `"${from}" is larger than "${to}".`,
    found: `"${from}": ${low}, "${to}": ${high}`,
    allowed: `"${from}" at most as large as "${to}"`,
    suggestion: `"${from}": ${high}, "${to}": ${low}`,
  };
}

function* labelOrSize(record: SiteRecord, row: Json, path: JsonPath): Generator<Finding> {
  if (!isObject(row)) return;
  const sized = row.fromSquareFeet !== undefined || row.toSquareFeet !== undefined;
  const labelled = row.label !== undefined;
  if (sized !== labelled) return;
  yield {
    record,
    path,
    message: sized
      ? "The row has a label and a roof size."
      : "The row has neither a label nor a roof size.",
    found: sized ? `${quote(row.label)} and square feet` : "nothing that names the row",
    allowed:
      '"label", or "fromSquareFeet" and "toSquareFeet" (one of them alone for \'under\' or \'and more\')',
  };
}
