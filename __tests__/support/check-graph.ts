import { isObject, type Json, type JsonObject } from "../../src/content/json";
import type { Vocabulary } from "./schema-vocabulary";

/** How the vocabulary's data types are written. */
const dataTypes: Readonly<Record<string, (value: Json) => boolean>> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value),
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
};

/**
 * Checks a graph against the vocabulary of schema.org.
 * @returns one line for each unknown type, unknown property, value out of range and reference to no node
 */
export function checkGraph(graph: JsonObject, vocabulary: Vocabulary): string[] {
  const faults: string[] = [];
  const nodes = nodesIn(graph["@graph"] ?? []);
  const typeOf = new Map(nodes.map((node) => [String(node["@id"]), String(node["@type"])]));

  const typeFits = (type: string, range: readonly string[]) =>
    range.some((name) => vocabulary.isKindOf(type, name));

  const valueFits = (value: Json, range: readonly string[]): boolean => {
    if (Array.isArray(value))
      return value.length > 0 && value.every((item) => valueFits(item, range));
    if (isObject(value)) {
      const isReference = Object.keys(value).join() === "@id";
      const type = isReference ? typeOf.get(String(value["@id"])) : value["@type"];
      return typeof type === "string" && typeFits(type, range);
    }
    return range.some(
      (name) =>
        dataTypes[name]?.(value) ||
        (typeof value === "string" && vocabulary.members(name).has(value)),
    );
  };

  for (const node of nodes) {
    const type = String(node["@type"]);
    if (!vocabulary.isType(type)) faults.push(`There is no type ${type}.`);
    for (const [property, value] of Object.entries(node)) {
      if (property === "@type" || property === "@id") continue;
      const range = vocabulary.range(type, property);
      if (!range) faults.push(`${type} has no property ${property}.`);
      else if (!valueFits(value, range)) {
        faults.push(`${type}.${property} must be ${range.join(" or ")}: ${JSON.stringify(value)}`);
      }
    }
  }
  return faults;
}

/** All nodes of a value that have a type, outermost first. */
export function nodesIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isObject(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}
