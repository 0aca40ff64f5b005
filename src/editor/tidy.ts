import { isObject, type Json, type JsonObject } from "../content/json";
import { branchOf, type Schema } from "../content/schemas";

/**
 * Makes a record of what a form sends: fields stand in the schema's order, optional ones that are
 * empty are left out, empty ones that may be null are null, lists without entries are empty lists,
 * texts lose the space at their ends, and a value that is the default anyway is not written.
 */
export function tidyRecord(value: JsonObject, schema: Schema): JsonObject {
  const { properties = {}, required } = (schema.oneOf ? branchOf(schema, value) : schema) ?? schema;
  const tidied: JsonObject = {};
  for (const name of new Set([...Object.keys(properties), ...Object.keys(value)])) {
    const field = properties[name];
    const sent = value[name] === undefined ? unsent(field) : value[name];
    if (sent === undefined) continue;
    const clean = field ? tidyValue(sent, field) : sent;
    if (required?.includes(name) || !(isEmpty(clean) || clean === field?.default)) {
      tidied[name] = clean;
    }
  }
  return tidied;
}

/** What stands for a field that the form did not send, because nothing was ever written there. */
function unsent(field: Schema | undefined): Json | undefined {
  if (field?.items) return [];
  return isNullable(field) ? null : undefined;
}

function isNullable(field: Schema | undefined): boolean {
  return Array.isArray(field?.type) && field.type.includes("null");
}

function tidyValue(value: Json, schema: Schema): Json {
  const { items } = schema;
  if (typeof value === "string") {
    const text = value.trim();
    return !text && isNullable(schema) ? null : text;
  }
  if (Array.isArray(value)) return items ? value.map((item) => tidyValue(item, items)) : value;
  return isObject(value) ? tidyRecord(value, schema) : value;
}

function isEmpty(value: Json): boolean {
  if (value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}
