import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { servedPath } from "../../src/audit/page-facts";
import { noPages } from "../../src/hosting/page-files";

/** A page of the production build. */
export interface BuiltPage {
  /** Its address, such as /faq. */
  readonly path: string;
  /** Its file below the site's root. */
  readonly file: string;
  readonly html: string;
  readonly document: HTMLElement;
}

const publicFolder = join(process.cwd(), "public");

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return noPages.includes(entry.name) ? [] : htmlFiles(path);
    return entry.name.endsWith(".html") ? [path] : [];
  });
}

function load(file: string): BuiltPage {
  const name = relative(publicFolder, file).split(sep).join("/");
  const html = readFileSync(file, "utf8");
  return {
    path: servedPath(name),
    file: `public/${name}`,
    html,
    document: parse(html, { comment: true }),
  };
}

/** All pages of the build in public/, the 404 page too. */
export const builtPages: readonly BuiltPage[] = htmlFiles(publicFolder).sort().map(load);

/** All pages that have an address of their own: all but the 404 page. */
export const addressedPages = builtPages.filter(({ path }) => path !== "/404.html");

/**
 * The built page at an address.
 * @throws Error where there is none.
 */
export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page;
}

/** The text of an element as a reader meets it: white space folded, scripts and styles left out. */
export function textOf(element: HTMLElement | null): string {
  if (!element) return "";
  const copy = parse(element.outerHTML);
  copy.querySelectorAll("script, style, template").forEach((hidden) => hidden.remove());
  return copy.textContent
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** The main text of the page at an address. */
export function mainText(path: string): string {
  return textOf(pageAt(path).document.querySelector("main"));
}

/** The addresses that an element's links lead to, in order. */
export function linksIn(element: HTMLElement | null): string[] {
  return (element?.querySelectorAll("a[href]") ?? []).map(
    (link) => link.getAttribute("href") ?? "",
  );
}
