import { parseTree, type Node } from "jsonc-parser";
import type { Json } from "./json";
import type { JsonTrouble } from "./unreadable-json";

const deepest = 64;

/** Counts the fields of a value, at all levels, and tells whether it nests beyond any use; never recurses. */
export function shapeOf(value: Json): { readonly fields: number; readonly tooDeep: boolean } {
  let fields = 0;
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return { fields, tooDeep: true };
    const next: Json[] = [];
    for (const item of level) {
      if (typeof item !== "object" || item === null) continue;
      const inside = Object.values(item);
      if (!Array.isArray(item)) fields += inside.length;
      for (const entry of inside) next.push(entry);
    }
    level = next;
  }
  return { fields, tooDeep: false };
}

/**
 * Finds a field that is written twice in one group, which JSON.parse passes over in silence.
 * @param text valid JSON
 * @param fields how many fields the parsed text has
 */
export function repeatedField(text: string, fields: number): JsonTrouble | undefined {
  if (fieldsWritten(text) === fields) return undefined;
  const tree = parseTree(text);
  const again = tree && repeatedIn(tree);
  if (!again) return undefined;
  const name = String(again.value);
  return {
    offset: again.offset,
    message: `The field "${name}" is written twice in one group; only one of them could count.`,
    found: `"${name}" a second time`,
    allowed: `each field once: take one "${name}" away`,
  };
}

/** Counts the strings of a JSON text that a colon follows. */
function fieldsWritten(text: string): number {
  let fields = 0;
  let end = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', end)) {
    end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    end += 1;
    while (/\s/.test(text.charAt(end))) end += 1;
    if (text[end] === ":") fields += 1;
  }
  return fields;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, place: number): boolean {
  let before = place;
  while (text[before - 1] === "\\") before -= 1;
  return (place - before) % 2 === 1;
}

function repeatedIn(node: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const name = child.type === "property" ? child.children?.[0] : undefined;
    if (name && names.has(name.value)) return name;
    if (name) names.add(name.value);
    const inside = repeatedIn(child);
    if (inside) return inside;
  }
  return undefined;
}
