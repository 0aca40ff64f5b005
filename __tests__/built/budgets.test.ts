import { SourceMap } from "node:module";
import type { HTMLElement } from "node-html-parser";
import { builtPages } from "../support/built-site";
import {
  modulesOf,
  scriptsOf,
  startScripts,
  styleSheets,
  templateOf,
  templates,
} from "../support/bundle";
import { builtFile, gzipped, kB, servedBytes } from "../support/weight";

/** What a page may weigh. Bytes do not depend on the machine. */

const isOwn = (module: string) => /\/\.\/(src\/|gatsby-browser)/.test(module);
/** The calculator and the short form that leads to it. */
const calculatorModule = /\/\.\/src\/(calculator\/|sections\/calculator)/;
/** What of it a page has at once: the short form, and what stands around the fields and answers. */
const calculatorAtOnce =
  /(sections\/calculator(-link|-notes|-choices)?|calculator\/(field-names|is-touched))(\.module)?\.\w+$/;
/** The templates of which a page has the calculator or the short form. */
const withCalculator = new Set(
  builtPages
    .filter(({ document }) => document.querySelector('form [name="size"]'))
    .map(({ path }) => templateOf(path)),
);

/** The folder of the npm package that a module comes from. */
const packageFolder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/;

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

  test("preloads both fonts, and of its pictures the one beside the headline alone", () => {
    const all = (selector: string) => page.document.querySelectorAll(selector);
    const preloads = (kind: string) => all(`link[rel="preload"][as="${kind}"]`);
    const values = (element: HTMLElement, ...names: string[]) =>
      names.map((name) => element.getAttribute(name));
    const first = all("main > :has(h1) img");
    expect(first.length).toBeLessThanOrEqual(1);
    expect(preloads("font")).toHaveLength(2);
    expect(preloads("image")).toHaveLength(first.length);
    expect(
      preloads("image").map((link) =>
        values(link, "fetchpriority", "type", "imagesrcset", "imagesizes"),
      ),
    ).toEqual(
      all("main > :has(h1) source:first-child").map((source) => [
        "high",
        ...values(source, "type", "srcset", "sizes"),
      ]),
    );
    for (const image of all("img")) {
      const [priority, loading] = values(image, "fetchpriority", "loading");
      expect(priority === "high").toBe(first.includes(image));
      expect(loading).toBe(first.includes(image) ? "eager" : "lazy");
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
  const fetched = /href:"(\/styles-[0-9a-f]{10}\.css)"/.exec(builtPages[0]?.html ?? "")?.[1] ?? "";
  expect(servedBytes(fetched)).toBeLessThan(9 * kB);
  // As webpack wrote them, with those that stand in every document alone: the fonts'.
  expect(styleSheets.length).toBeGreaterThan(0);
  const bytes = styleSheets.reduce((sum, sheet) => sum + servedBytes(sheet), 0);
  expect(bytes).toBeLessThan(9 * kB);
});

test("some templates have the calculator or its short form, and some do not", () => {
  expect(templates).toEqual(expect.arrayContaining([...withCalculator]));
  expect(withCalculator.size).toBeGreaterThan(0);
  expect(withCalculator.size).toBeLessThan(templates.length);
});

test("the calculator's form comes in scripts of its own, of at most 6 kB", () => {
  const scripts = scriptsOf("calculator-form");
  expect(scripts.flatMap(modulesOf).join("\n")).toMatch(/sections\/calculator-form\.tsx/);
  const bytes = scripts.reduce((sum, script) => sum + servedBytes(script), 0);
  expect(bytes).toBeLessThanOrEqual(6 * kB);
});

describe.each(templates)("the scripts of %s", (template) => {
  const own = scriptsOf(template);
  const scripts = [...startScripts, ...own];
  const modules = scripts.flatMap(modulesOf);

  test("have at most 105 kB with those that start every page", () => {
    expect(own.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, script) => sum + servedBytes(script), 0);
    expect(bytes).toBeLessThanOrEqual(105 * kB);
  });

  test("have at most 12 kB of our own code", () => {
    const ours = gzipped(scripts.map((script) => codeOf(script, isOwn)).join(""));
    expect(ours).toBeGreaterThan(1 * kB);
    expect(ours).toBeLessThanOrEqual(12 * kB);
  });

  test("hold nothing of the calculator where no page has it", () => {
    const found = modules.filter((name) => calculatorModule.test(name));
    expect(withCalculator.has(template) ? [] : found).toEqual([]);
  });

  test("hold no field and no answer of the calculator, which come when it is used", () => {
    const found = modules.filter((name) => calculatorModule.test(name));
    expect(found.filter((name) => !calculatorAtOnce.test(name))).toEqual([]);
  });

  test("hold each library from one folder, and each module once", () => {
    const folders = new Set(modules.flatMap((module) => packageFolder.exec(module)?.[0] ?? []));
    const names = Array.from(folders, (folder) => folder.replace(/^.*\/node_modules\//, ""));
    const doubles = (list: readonly string[]) =>
      list.filter((item, index) => list.indexOf(item) !== index);
    expect(names).toEqual(expect.arrayContaining(["react", "react-dom"]));
    expect(doubles(names)).toEqual([]);
    expect(doubles(modules)).toEqual([]);
  });

  test("hold no library that is fetched when it is used, or never", () => {
    expect(modules.join("\n")).not.toMatch(
      /react-dom-server|react-dom\/server|core-js|polyfill-entry|gatsby-legacy-polyfills|@supabase|@radix-ui|@floating-ui|@builder\.io|gatsby-plugin-image/,
    );
  });
});
