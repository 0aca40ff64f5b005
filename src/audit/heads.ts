import type { AuditFault, AuditedSite } from "./site";
import type { PageFacts } from "./page-facts";

const uniqueTexts: readonly (readonly [string, (page: PageFacts) => readonly string[]])[] = [
  ["title", ({ titles }) => titles],
  ["description", ({ descriptions }) => descriptions],
  ["canonical link", ({ canonicals }) => canonicals],
  ["h1", ({ headings }) => headings.filter(({ level }) => level === 1).map(({ text }) => text)],
];

/** Each page has one title, description, canonical link and h1, and shares none of them with another page. */
export function* uniqueHeads({ pages }: AuditedSite): Generator<AuditFault> {
  for (const [name, textsOf] of uniqueTexts) {
    const owners = new Map<string, string>();
    for (const page of pages) {
      const texts = textsOf(page);
      const [text = ""] = texts;
      if (texts.length > 1)
        yield { place: page.file, message: `There are ${texts.length} of ${name}; one must be.` };
      if (!text.trim()) yield { place: page.file, message: `The ${name} is missing.` };
      const owner = owners.get(text.toLowerCase());
      if (text && owner)
        yield { place: page.file, message: `The ${name} is the same as that of ${owner}: ${text}` };
      else owners.set(text.toLowerCase(), page.file);
    }
  }
}

/** Canonical link, og:url, site map and the address served are one and the same. */
export function* sameAddress({ pages, host, sitemap }: AuditedSite): Generator<AuditFault> {
  const listed = new Set(sitemap);
  // A preview build is noindex as a whole and offers its site map to nobody.
  const preview = pages.every(({ noindex }) => noindex);
  for (const { file, path, canonicals, shareUrls, noindex } of pages) {
    const address = `${host}${path}`;
    for (const [name, found] of [
      ["canonical link", canonicals[0]],
      ["og:url", shareUrls[0]],
    ] as const) {
      if (found !== address)
        yield {
          place: file,
          message: `The ${name} is ${found ?? "missing"}; the page is served at ${address}.`,
        };
    }
    if (preview) continue;
    if (noindex && listed.has(address))
      yield { place: file, message: "The page is noindex but stands in the site map." };
    if (!noindex && !listed.has(address))
      yield { place: file, message: `The site map does not hold ${address}.` };
  }
  const served = new Set(pages.map(({ path }) => `${host}${path}`));
  for (const address of sitemap) {
    if (!served.has(address))
      yield { place: "sitemap.xml", message: `No page is served at ${address}.` };
  }
  if (listed.size < sitemap.length)
    yield { place: "sitemap.xml", message: "An address stands in it twice." };
}
