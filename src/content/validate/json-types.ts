import { quote } from "../fault";
import { isObject, type Json } from "../json";

/** The types of JSON in words for an editor, and how each is written. */
const types: Readonly<Record<string, readonly [name: string, form: string]>> = {
  string: ["a text", "in quotation marks"],
  number: ["a number", "without quotation marks"],
  integer: ["a whole number", "without quotation marks"],
  fraction: ["a number with a decimal point", "without quotation marks"],
  boolean: ["true or false", "without quotation marks"],
  array: ["a list", "in [ ]"],
  object: ["a group of fields", "in { }"],
  null: ["null", "without quotation marks"],
};

/** Names a type: "integer" → "a whole number". */
export function typeName(type: string): string {
  return types[type]?.[0] ?? type;
}

/** Names a type and how it is written: "integer" → "a whole number without quotation marks". */
export function typeForm(type: string): string {
  return types[type]?.join(" ") ?? type;
}

/** The type of a value, for typeName. */
export function jsonType(value: Json | undefined): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value;
}

/** The value that was meant where a number, or true or false, was written as text, or a text as a number. */
export function otherwiseTyped(
  types: readonly string[],
  value: Json | undefined,
): string | undefined {
  if (types.includes("string") && typeof value === "number") return `"${value}"`;
  if (types.includes("array") && (typeof value === "string" || isObject(value)))
    return `[ ${quote(value)} ]`;
  if (typeof value !== "string") return undefined;
  const bare = value
    .trim()
    .toLowerCase()
    .replace(/^\$|,(?=\d{3})/g, "");
  if (types.includes("boolean") && /^(true|yes|false|no)$/.test(bare))
    return /^[ty]/.test(bare) ? "true" : "false";
  const wantsNumber =
    types.includes("number") || (types.includes("integer") && !/\.\d*[1-9]/.test(bare));
  return wantsNumber && /^-?\d+(\.\d+)?$/.test(bare) ? String(Number(bare)) : undefined;
}
