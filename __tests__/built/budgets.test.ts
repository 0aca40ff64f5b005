import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { isObject, stringAt, stringsAt, valueAt, type Json } from "../../src/content/json";
import { builtPages } from "../support/built-site";
import { builtFile, gzipped, kB, servedBytes } from "../support/weight";

/** What a page may weigh. Bytes do not depend on the machine. */

const stats: Json = JSON.parse(
  readFileSync(join(process.cwd(), "public", "webpack.stats.json"), "utf8"),
);

/** The scripts of one of Gatsby's entries, such as app or a template. */
function scriptsOf(entry: string): string[] {
  const assets = valueAt(stats, "namedChunkGroups", entry, "assets");
  return (Array.isArray(assets) ? assets : [])
    .map((asset) => `/${stringAt(asset, "name") ?? ""}`)
    .filter((name) => name.endsWith(".js"));
}

const entries = valueAt(stats, "namedChunkGroups");
const templates = Object.keys(isObject(entries) ? entries : {}).filter((name) =>
  name.startsWith("component---"),
);

/** The modules of a script, by its source map. */
function modulesOf(script: string): string[] {
  return stringsAt(JSON.parse(builtFile(`${script}.map`).toString("utf8")), "sources");
}

const ownModule = /\/\.\/(src\/|gatsby-browser)/;
/** The calculator, which only its own pages load, has an allowance of its own. */
const calculatorModule = /\/\.\/src\/(calculator\/|sections\/calculator)/;

/** What of a script comes from some modules, as it stands in it. */
function codeOf(script: string, isWanted: (module: string) => boolean): string {
  const map = new SourceMap(JSON.parse(builtFile(`${script}.map`).toString("utf8")));
  const isWantedAt = (line: number, column: number) => {
    const place = map.findEntry(line, column);
    return "originalSource" in place && isWanted(place.originalSource);
  };
  return builtFile(script)
    .toString("utf8")
    .split("\n")
    .map((text, line) =>
      Array.from(text)
        .filter((_, column) => isWantedAt(line, column))
        .join(""),
    )
    .join("");
}

describe.each(builtPages.map((page) => [page.path, page] as const))("%s", (_path, page) => {
  test("has a document, styles included, of at most 14 kB in Brotli and 16 kB in gzip", () => {
    expect(servedBytes(page.path, "br")).toBeLessThanOrEqual(14 * kB);
    expect(servedBytes(page.path, "gz")).toBeLessThanOrEqual(16 * kB);
  });

  test("names no script and no style sheet that the browser would fetch by itself", () => {
    expect(page.html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(page.html).not.toMatch(/<link[^>]*rel="(stylesheet|modulepreload|prefetch)"/);
    expect(page.html).not.toMatch(/<link[^>]*as="(script|fetch)"/);
  });

  test("preloads both fonts, and of its pictures the one of the first screen alone", () => {
    const preloads = page.document.querySelectorAll('link[rel="preload"]');
    const first = page.document.querySelectorAll('img[fetchpriority="high"]');
    expect(preloads.filter((link) => link.getAttribute("as") === "font")).toHaveLength(2);
    expect(preloads.filter((link) => link.getAttribute("as") === "image")).toHaveLength(
      first.length,
    );
    expect(first.length).toBeLessThanOrEqual(1);
    for (const picture of page.document.querySelectorAll("img")) {
      const isFirst = picture.getAttribute("fetchpriority") === "high";
      expect(picture.getAttribute("loading")).toBe(isFirst ? "eager" : "lazy");
    }
  });
});

test("all pages have the same inline scripts, data apart", () => {
  const scripts = builtPages.map(({ document }) =>
    document
      .querySelectorAll("script")
      .filter((script) => script.getAttribute("type") !== "application/ld+json")
      .map((script) => script.rawText),
  );
  expect(new Set(scripts.map((texts) => texts.join())).size).toBe(1);
});

test("the styles of the whole site have less than 9 kB", () => {
  const href = /href:"(\/styles-[0-9a-f]{10}\.css)"/.exec(builtPages[0]?.html ?? "")?.[1] ?? "";
  expect(servedBytes(href)).toBeLessThan(9 * kB);
});

describe.each(templates)("the scripts of %s", (template) => {
  const start = scriptsOf("app");
  const own = scriptsOf(template).filter((script) => !start.includes(script));

  test("have at most 105 kB with those that start every page", () => {
    expect(own.length).toBeGreaterThan(0);
    const bytes = [...start, ...own].reduce((sum, script) => sum + servedBytes(script), 0);
    expect(bytes).toBeLessThanOrEqual(105 * kB);
  });

  test("have at most 12 kB of our own code, and 6 kB of the calculator", () => {
    const sizeOf = (isWanted: (module: string) => boolean) =>
      gzipped([...start, ...own].map((script) => codeOf(script, isWanted)).join(""));
    const ours = sizeOf((name) => ownModule.test(name) && !calculatorModule.test(name));
    expect(ours).toBeGreaterThan(1 * kB);
    expect(ours).toBeLessThanOrEqual(12 * kB);
    expect(sizeOf((name) => calculatorModule.test(name))).toBeLessThanOrEqual(6 * kB);
  });

  test("hold no library that is fetched when it is used, or never", () => {
    const libraries = [...start, ...own].flatMap(modulesOf).join("\n");
    expect(libraries).not.toMatch(
      /react-dom-server|react-dom\/server|core-js|polyfill-entry|gatsby-legacy-polyfills|@supabase|@radix-ui|@floating-ui|@builder\.io|gatsby-plugin-image/,
    );
  });
});
