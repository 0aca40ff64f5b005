import { isObject, type JsonObject } from "../../src/content/json";
import type { BuiltPage } from "./built-site";

/**
 * The structured data of a built page.
 * @throws Error where the page has no script of it, or more than one, or one that is no JSON.
 */
export function graphOf({ path, document }: BuiltPage): JsonObject {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const [script] = scripts;
  if (!script || scripts.length !== 1) throw new Error(`${path} has ${scripts.length} graphs.`);
  const graph: JsonObject = JSON.parse(script.rawText);
  return graph;
}

/** The nodes of a page's graph, not those within them, that are of a type. */
export function nodesOf(page: BuiltPage, type: string): JsonObject[] {
  const nodes = graphOf(page)["@graph"];
  return (Array.isArray(nodes) ? nodes : [])
    .filter(isObject)
    .filter((node) => node["@type"] === type);
}

/** The only node of a type. */
export function nodeOf(page: BuiltPage, type: string): JsonObject {
  const [node, ...others] = nodesOf(page, type);
  if (!node || others.length > 0) throw new Error(`${page.path} has not one ${type}.`);
  return node;
}
