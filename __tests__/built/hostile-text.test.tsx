/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { useStaticQuery } from "gatsby";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../../src/layout/layout";

/**
 * Whatever text stands in a record, pages show it as text. Each template renders the data of a built
 * page twice: with harmless text in the place of every text, and with hostile text. Both must have
 * the same elements with the same attributes, and differ in nothing but that text.
 */

jest.mock("../../src/styles/tokens.css", () => ({}));
jest.mock("../../src/styles/base.css", () => ({}));

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const pageDataFolder = join(process.cwd(), "public", "page-data");
const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(pageDataFolder, ...path), "utf8"));

/** What the layout and small parts ask for, all queries' answers in one. */
const staticData = readdirSync(join(pageDataFolder, "sq", "d"))
  .filter((name) => name.endsWith(".json"))
  .map((name): Json => readJson("sq", "d", name).data)
  .reduce(merge);

function merge(one: Json, two: Json): Json {
  if (one instanceof Array && two instanceof Array) {
    return two.map((item, index) => merge(one[index] ?? item, item));
  }
  if (!isObject(one) || !isObject(two)) return two;
  const shared = Object.keys(one).filter((key) => key in two);
  const merged = shared.map((key) => [key, merge(one[key] ?? null, two[key] ?? null)]);
  return { ...one, ...two, ...Object.fromEntries(merged) };
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields whose strings are no words of a record: pictures' files and icons' shapes. */
const noWords = new Set(["gatsbyImageData", "body"]);

/** Replaces every text of several words, each by another one. */
function replaceTexts(data: Json, text: (index: number) => string): Json {
  let index = 0;
  const visit = (value: Json): Json => {
    if (typeof value === "string") {
      return value.includes(" ") && !value.includes("{") ? text(index++) : value;
    }
    if (value instanceof Array) return value.map(visit);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, noWords.has(key) ? part : visit(part)]),
    );
  };
  return visit(data);
}

const templates = [
  ["town", "/locations/clifton"],
  ["service", "/services/storm-damage"],
  ["landing", "/emergency-roof-repair-montclair-nj"],
  ["landing-with-calculator", "/roof-replacement-cost-clifton-nj"],
  ["legal", "/privacy-policy"],
  ["page", "/faq"],
  ["page", "/locations"],
  ["page", "/"],
] as const;

function rendered(template: string, path: string, text: (index: number) => string): string {
  const { default: Page, Head } = jest.requireActual(`../../src/templates/${template}.tsx`);
  const name = path === "/" ? "index" : path.slice(1);
  const data = replaceTexts(readJson(name, "page-data.json").result.data, text);
  jest.mocked(useStaticQuery).mockReturnValue(replaceTexts(staticData, text));
  return (
    `<!DOCTYPE html><head>${renderToStaticMarkup(<Head data={data} />)}</head><body>` +
    `${renderToStaticMarkup(
      <Layout path={path}>
        <Page data={data} />
      </Layout>,
    )}</body>`
  );
}

interface Outline {
  /** Elements and names of attributes, in order. */
  readonly markup: string;
  /** Text and values of attributes, in order. */
  readonly words: string;
}

function outline(html: string): Outline {
  const markup: string[] = [];
  const words: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) words.push(node.data);
    if (node instanceof Element) {
      const attributes = Array.from(node.attributes);
      markup.push(`<${node.tagName} ${attributes.map(({ name }) => name).join(" ")}>`);
      words.push(...attributes.map(({ value }) => value));
    }
    node.childNodes.forEach(visit);
    if (node instanceof Element) markup.push(`</${node.tagName}>`);
  };
  visit(new DOMParser().parseFromString(html, "text/html"));
  return { markup: markup.join("\n"), words: words.join("\n") };
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((message: unknown, ...rest) => {
    throw new Error([message, ...rest].join(" "));
  });
});
afterEach(() => jest.restoreAllMocks());

/** Text that the check of the records lets through, and worse: only what it calls unreadable is left out. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        "</script><script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "' onclick='alert(1)",
        "<!--",
        "]]>",
        "</title>",
        "&lt;b&gt;",
        "&quot;",
        "{{constructor.constructor('alert(1)')()}}",
        "${alert(1)}",
        "javascript:alert(1)",
        "//example.com",
        "[words](not an address)",
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "))
  .filter((text) => text.trim() !== "" && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text));

/** Long, because a long title has a smaller size. */
const opening = "Words of a record that go on for a while, as those of some titles do,";
const harmless = (index: number) => `${opening} ${index} end`;

test.each(templates)("the %s template shows any text as text: %s", (template, path) => {
  const plain = outline(rendered(template, path, harmless));
  expect(plain.words).toContain(`${opening} 3 end`);
  fc.assert(
    fc.property(hostileText, (text) => {
      const hostile = outline(
        rendered(template, path, (index) => `${opening} ${text} ${index} end`),
      );
      expect(hostile.markup === plain.markup).toBe(true);
      expect(hostile.words.includes(`${opening} ${text} `)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

test("a text of 100 kB is shown whole", () => {
  const text = "roof ".repeat(20_000);
  const long = (index: number) => (index === 3 ? `${opening} ${text}end` : harmless(index));
  expect(outline(rendered("town", "/locations/clifton", long)).words).toContain(text);
});
