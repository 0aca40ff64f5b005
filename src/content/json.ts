/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [field: string]: Json;
}

/** Where a value stands in a record: field names and places in lists, outermost first. */
export type JsonPath = readonly (string | number)[];

/** Tells whether the value is a JSON object (not a list, not null). */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value at a path of field names and places, or undefined where there is none. */
export function valueAt(value: Json | undefined, ...path: JsonPath): Json | undefined {
  let current = value;
  for (const step of path) {
    if (isObject(current)) current = current[step];
    else if (Array.isArray(current) && typeof step === "number") current = current[step];
    else return undefined;
  }
  return current;
}

/** Returns the string at a path, or undefined where there is none. */
export function stringAt(value: Json | undefined, ...path: JsonPath): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === "string" ? found : undefined;
}

/** Returns the number at a path, or undefined where there is none. */
export function numberAt(value: Json | undefined, ...path: JsonPath): number | undefined {
  const found = valueAt(value, ...path);
  return typeof found === "number" ? found : undefined;
}

/** Returns the strings of the list at a path; an empty list where there is none. */
export function stringsAt(value: Json | undefined, ...path: JsonPath): string[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter((item) => typeof item === "string") : [];
}
