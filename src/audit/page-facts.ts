import { parse, type HTMLElement } from "node-html-parser";

/** A link of a page. */
interface AuditedLink {
  readonly href: string;
  /** Whether it stands in the page's main content, outside of navigation such as the breadcrumb. */
  readonly inContent: boolean;
}

/** What the audit needs to know of one built page. */
export interface PageFacts {
  /** Its file below public/, with forward slashes. */
  readonly file: string;
  /** The address at which hosts serve that file. */
  readonly path: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly shareUrls: readonly string[];
  readonly sharePictures: readonly string[];
  readonly noindex: boolean;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: ReadonlySet<string>;
  readonly links: readonly AuditedLink[];
  readonly pictures: readonly Readonly<Record<string, string>>[];
}

/** The address that hosts serve a page file at: services/storm-damage.html → /services/storm-damage. */
export function servedPath(file: string): string {
  if (file === "404.html") return "/404.html";
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** Gathers the facts of a built page from its HTML. */
export function pageFacts(file: string, html: string): PageFacts {
  const document = parse(html);
  const attributesOf = (selector: string) =>
    document.querySelectorAll(selector).map(({ attributes }) => attributes);
  const valuesOf = (selector: string, attribute: string) =>
    attributesOf(selector).map((attributes) => attributes[attribute] ?? "");
  return {
    file,
    path: servedPath(file),
    // Drawings may have titles of their own.
    titles: document.querySelectorAll("title").filter(isOutsideSvg).map(textOf),
    descriptions: valuesOf('meta[name="description"]', "content"),
    canonicals: valuesOf('link[rel="canonical"]', "href"),
    shareUrls: valuesOf('meta[property="og:url"]', "content"),
    sharePictures: valuesOf('meta[property="og:image"]', "content"),
    noindex: valuesOf('meta[name="robots"]', "content").some((content) =>
      content.includes("noindex"),
    ),
    headings: document
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map((heading) => ({ level: Number(heading.tagName.charAt(1)), text: textOf(heading) })),
    ids: new Set(valuesOf("[id]", "id")),
    links: document.querySelectorAll("a[href]").map((link) => ({
      href: link.getAttribute("href") ?? "",
      inContent: isInContent(link),
    })),
    pictures: attributesOf("img"),
  };
}

function isOutsideSvg(element: HTMLElement): boolean {
  return element.closest("svg") === null;
}

function isInContent(element: HTMLElement): boolean {
  return element.closest("main") !== null && element.closest("nav") === null;
}

function textOf({ textContent }: HTMLElement): string {
  return textContent.replace(/\s+/g, " ").trim();
}
