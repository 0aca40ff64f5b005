import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import type { JsonPath } from "./json";

/** A place in a text, counted from 1. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The line and column of a character in a text. Lines may end in LF or CRLF. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/**
 * Makes the look-up of line and column for the values of one JSON text. A value that is not there
 * has the place of the innermost group that should hold it.
 */
export function placesIn(text: string): (path: JsonPath) => TextPlace {
  const tree = parseTree(text);
  return (path) => {
    const node = tree && deepestNode(tree, path);
    return placeOf(text, node ? startOf(node) : 0);
  };
}

function deepestNode(tree: Node, path: JsonPath): Node | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** A field starts at its name, any other value at itself. */
function startOf(node: Node): number {
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}
