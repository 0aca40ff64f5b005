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

/** Every string of a JSON text; the group holds the colon after a field's name. */
const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Finds a field that is written twice in one group, which JSON.parse passes over in silence.
 * @param text valid JSON
 * @param fields how many fields the parsed text has
 */
export function repeatedField(text: string, fields: number): JsonTrouble | undefined {
  let written = 0;
  for (const match of text.matchAll(strings)) if (match[1] !== undefined) written += 1;
  if (written === fields) return undefined;
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
