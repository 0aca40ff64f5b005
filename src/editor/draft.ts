import { isObject, type Json, type JsonObject, type JsonPath } from "../content/json";
import { branchOf, type Schema } from "../content/schemas";

/** Stands before words that are still to be written; `npm run check` refuses it wherever it is. */
export const unwritten = "✎";

/** A record as far as it is known: facts, defaults and prompts for the words that are missing. */
export type Outline = JsonObject;

/**
 * Completes an outline to a whole record: prompts are marked and told their limits, required fields
 * that the outline lacks are added, and the fields get the schema's order.
 * @param outline what is known; a string that starts with the mark is a prompt
 */
export function completeRecord(outline: Outline, schema: Schema): JsonObject {
  return completeObject(outline, schema, []);
}

function completeObject(known: JsonObject, union: Schema, path: JsonPath): JsonObject {
  const schema = union.oneOf ? (branchOf(union, known) ?? union) : union;
  const completed: JsonObject = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const value = known[name];
    if (value === undefined && !schema.required?.includes(name)) continue;
    completed[name] = complete(value, field, [...path, name]);
  }
  return completed;
}

function complete(known: Json | undefined, schema: Schema, path: JsonPath): Json {
  const { items } = schema;
  if (items) {
    const entries = Array.isArray(known) ? known : [];
    const length = Math.max(entries.length, schema.minItems ?? 0);
    return Array.from({ length }, (_, place) => complete(entries[place], items, [...path, place]));
  }
  if (schema.properties ?? schema.oneOf) {
    return completeObject(isObject(known) ? known : {}, schema, path);
  }
  if (typeof known === "string" && known.startsWith(unwritten)) return prompt(known, schema);
  return known ?? missing(schema, path);
}

function missing(schema: Schema, path: JsonPath): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.type === "boolean") return false;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 0;
  if (schema.format === "icon") return "house";
  if (schema.format === "target") return "/free-estimate";
  if (schema.format === "slug")
    return path
      .join("-")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-");
  return prompt(`${unwritten} ${schema.description ?? "Write this."}`, schema);
}

/** Above it nobody counts characters: the prompt says how many sentences. */
const longestCounted = 220;

/** Adds the limits to a prompt, and keeps it within them, so that only the mark itself is refused. */
function prompt(text: string, { minLength = 0, maxLength = Infinity }: Schema): string {
  const words = text.replaceAll(/[{}[\]]/g, "");
  const limits = maxLength <= longestCounted ? ` (${minLength}–${maxLength} characters)` : "";
  const whole = words.length + limits.length <= maxLength ? words + limits : words;
  return whole.slice(0, maxLength).trimEnd().padEnd(minLength, ".");
}
