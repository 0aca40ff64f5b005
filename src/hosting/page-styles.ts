import { createHash } from "node:crypto";
import { isFrame, letters } from "./class-names";

/**
 * Gatsby puts the styles of the whole site into each page. Here a page keeps those that it uses:
 * first what any page may need, then the modules of which it has a class (class-names.ts names classes
 * by their module: b_c is class c of module b). The whole is fetched as one file with the scripts,
 * which can show another page without loading it.
 *
 * The styles are cut into so few blocks, always at the same places, that one content security policy
 * can name the hashes of all.
 */

/** Styles that stand together in the style sheet. */
interface Block {
  readonly css: string;
  /** The CSS modules whose classes it styles; undefined where any page may need it. */
  readonly modules: ReadonlySet<string> | undefined;
}

/** The styles of the whole site, in a file of their own. */
export interface SiteStyles {
  /** Its address. */
  readonly href: string;
  readonly css: string;
}

interface SplitStyles {
  readonly blocks: readonly Block[];
  readonly all: SiteStyles;
}

/** The policy names each block's hash, in 54 characters; hosts take 2,000 for all of it. */
const mostBlocks = 25;

const element = /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

/**
 * Leaves out of a page the styles that it does not use.
 * @param html a page as Gatsby wrote it
 * @returns the page, and the file with all styles; undefined where it has no styles
 */
export function keepUsedStyles(html: string): { html: string; all: SiteStyles | undefined } {
  const [whole, css] = element.exec(html) ?? [];
  if (whole === undefined || css === undefined) return { html, all: undefined };
  const { blocks, all } = splitStyles(css);
  const used = modulesIn(html.replace(whole, ""));
  const kept = blocks.filter(
    ({ modules }) => !modules || [...modules].some((name) => used.has(name)),
  );
  // Without Gatsby's attributes: nothing in a browser asks for them.
  const elements = kept.map((block) => `<style>${block.css}</style>`);
  return { html: html.replace(whole, () => elements.join("")), all };
}

/** The CSS modules of which a page has a class. */
function modulesIn(html: string): Set<string> {
  const modules = new Set<string>();
  for (const [, classes = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const [, name = ""] of classes.matchAll(/(?:^| )([a-z]+)_/gi)) modules.add(name);
  }
  return modules;
}

/** All pages of a build have one style sheet, so that it is split once. */
const known = new Map<string, SplitStyles>();

/** Splits the style sheet of the site. */
function splitStyles(css: string): SplitStyles {
  const found = known.get(css);
  if (found) return found;
  const parts = rulesOf(shortProperties(css)).map((rule): Block => ({
    css: rule,
    modules: modulesOf(rule),
  }));
  const anyPage = parts.filter(({ modules }) => !modules);
  const ordered = [...anyPage, ...parts.filter(({ modules }) => modules)];
  // Fonts that are there already would be read anew, and the text flicker.
  const whole = ordered
    .map((part) => part.css)
    .filter((rule) => !rule.startsWith("@font-face"))
    .join("");
  const hash = createHash("sha256").update(whole).digest("hex").slice(0, 10);
  const split = { blocks: joinBlocks(ordered), all: { href: `/styles-${hash}.css`, css: whole } };
  known.set(css, split);
  return split;
}

/** Gives custom properties names of one or two letters: --a for --ground, say. */
function shortProperties(css: string): string {
  const names = [...new Set(css.match(/--[a-z][\w-]*/gi))];
  return css.replace(/--[a-z][\w-]*/gi, (name) => `--${letters(names.indexOf(name))}`);
}

/** The rules of a style sheet, each at-rule with all that it holds. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (mark === "{") depth += 1;
    else if (mark === "}") depth -= 1;
    if (depth > 0 || (mark !== "}" && mark !== ";")) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

function modulesOf(rule: string): Set<string> | undefined {
  const modules = new Set(Array.from(rule.matchAll(/\.([a-z]+)_/gi), ([, name = ""]) => name));
  const anyPage = modules.size === 0 || [...modules].some(isFrame);
  return anyPage ? undefined : modules;
}

/** Joins neighbors: first those for the same pages, then the smallest two until they are few enough. */
function joinBlocks(parts: readonly Block[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (last && sameModules(last, part)) blocks[blocks.length - 1] = joined(last, part);
    else blocks.push(part);
  }
  while (blocks.length > mostBlocks) {
    const place = cheapestJoin(blocks);
    const [first, second] = blocks.slice(place, place + 2);
    if (!first || !second) break;
    blocks.splice(place, 2, joined(first, second));
  }
  return blocks;
}

function sameModules(a: Block, b: Block): boolean {
  return [...(a.modules ?? [""])].sort().join() === [...(b.modules ?? [""])].sort().join();
}

function joined(a: Block, b: Block): Block {
  const modules = a.modules && b.modules && new Set([...a.modules, ...b.modules]);
  return { css: a.css + b.css, modules };
}

/** Where joining a block with the next adds the fewest characters to pages that need one of them. */
function cheapestJoin(blocks: readonly Block[]): number {
  const sizes = blocks.map(
    ({ css }, place) => css.length + (blocks[place + 1]?.css.length ?? Infinity),
  );
  return sizes.indexOf(Math.min(...sizes));
}
