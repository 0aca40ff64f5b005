import { parse, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** A link of a page. */
export interface AuditedLink {
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
  const elements = [...elementsIn(parse(html), false)];
  const attributesOf = (name: string) =>
    elements
      .filter(({ element }) => element.tagName === name)
      .map(({ element }) => attributes(element));
  const metas = attributesOf("meta");
  const contents = (key: "name" | "property", value: string) =>
    metas.filter((meta) => meta[key] === value).map(({ content }) => content ?? "");
  return {
    file,
    path: servedPath(file),
    titles: elements
      .filter(
        ({ element }) => element.tagName === "title" && element.namespaceURI.endsWith("xhtml"),
      )
      .map(({ element }) => textOf(element)),
    descriptions: contents("name", "description"),
    canonicals: attributesOf("link")
      .filter(({ rel }) => rel === "canonical")
      .map(({ href }) => href ?? ""),
    shareUrls: contents("property", "og:url"),
    sharePictures: contents("property", "og:image"),
    noindex: contents("name", "robots").some((content) => content.includes("noindex")),
    headings: elements
      .filter(({ element }) => /^h[1-6]$/.test(element.tagName))
      .map(({ element }) => ({ level: Number(element.tagName.charAt(1)), text: textOf(element) })),
    ids: new Set(elements.flatMap(({ element }) => attributes(element).id ?? [])),
    links: elements.flatMap(({ element, inContent }) => {
      const { href } = attributes(element);
      return element.tagName === "a" && href !== undefined ? [{ href, inContent }] : [];
    }),
    pictures: attributesOf("img"),
  };
}

interface PlacedElement {
  readonly element: Element;
  readonly inContent: boolean;
}

function* elementsIn(node: Node, inContent: boolean): Generator<PlacedElement> {
  let inside = inContent;
  if ("tagName" in node) {
    if (node.tagName === "main") inside = true;
    if (node.tagName === "nav") inside = false;
    yield { element: node, inContent: inside };
  }
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child, inside);
}

function attributes({ attrs }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  const children = "childNodes" in node ? node.childNodes : [];
  return children.map(textOf).join("").replace(/\s+/g, " ").trim();
}
