import type { Graph } from "schema-dts";

/**
 * Writes a graph as the content of a script element. `<` and `&` are written as JSON escapes, so that
 * no text can end the element or be read as an HTML entity (Gatsby decodes entities in scripts);
 * U+2028 and U+2029 are escaped because older scripts take them for line ends.
 */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
