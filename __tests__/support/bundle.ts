import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, stringAt, stringsAt, valueAt, type Json } from "../../src/content/json";
import { builtFile } from "./weight";

/** What webpack made of the site, by the statistics that Gatsby keeps of it. */

const publicFolder = join(process.cwd(), "public");
const stats: Json = JSON.parse(readFileSync(join(publicFolder, "webpack.stats.json"), "utf8"));

const entries = valueAt(stats, "namedChunkGroups");
const entryNames = Object.keys(isObject(entries) ? entries : {});

/** The entries of all templates. */
export const templates: readonly string[] = entryNames.filter((name) =>
  name.startsWith("component---"),
);

function assetsOf(entry: string, ending: string): string[] {
  const assets = valueAt(entries, entry, "assets");
  return (Array.isArray(assets) ? assets : [])
    .map((asset) => `/${stringAt(asset, "name") ?? ""}`)
    .filter((name) => name.endsWith(ending));
}

/** The scripts that start every page, in order. */
export const startScripts: readonly string[] = assetsOf("app", ".js");

/** The scripts that a template, or another part fetched by name, brings besides those that start a page. */
export function scriptsOf(entry: string): string[] {
  return assetsOf(entry, ".js").filter((script) => !startScripts.includes(script));
}

/** The template of the page at an address. */
export function templateOf(path: string): string {
  const folder = path === "/" ? "/index" : path;
  const data = readFileSync(join(publicFolder, "page-data", folder, "page-data.json"), "utf8");
  return stringAt(JSON.parse(data), "componentChunkName") ?? "";
}

/** All style sheets, as webpack wrote them. */
export const styleSheets: readonly string[] = [
  ...new Set(entryNames.flatMap((entry) => assetsOf(entry, ".css"))),
];

/** The modules of a script, by its source map. */
export function modulesOf(script: string): string[] {
  return stringsAt(JSON.parse(builtFile(`${script}.map`).toString("utf8")), "sources");
}
