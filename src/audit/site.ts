import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject, stringAt, type Json } from "../content/json";
import { siteUrl } from "../content/site-url";
import { filesBelow } from "../hosting/files";
import { publishedFiles } from "../hosting/page-files";
import { pageFacts, type PageFacts } from "./page-facts";

/** A build as the audit sees it. */
export interface AuditedSite {
  /** The site's address without a slash at the end. */
  readonly host: string;
  readonly pages: readonly PageFacts[];
  /** Pages by the address they are served at. */
  readonly byPath: ReadonlyMap<string, PageFacts>;
  /** All published files, as addresses below the host. */
  readonly files: ReadonlySet<string>;
  /** The addresses in the XML site map. */
  readonly sitemap: readonly string[];
  /** Addresses that are linked although they have no page (design decision 4). */
  readonly knownMissing: ReadonlySet<string>;
}

/** One fault of a build. */
export interface AuditFault {
  /** The page or file it is in, as published. */
  readonly place: string;
  readonly message: string;
}

/** One rule of the audit. */
export type AuditRule = (site: AuditedSite) => Iterable<AuditFault>;

/** How many files are read at once. */
const filesAtOnce = 64;

/**
 * Reads the build in public/ of the site at `root`.
 * @throws Error where there is no build or its site map is missing.
 */
export async function readBuild(root: string): Promise<AuditedSite> {
  const folder = join(root, "public");
  const pages: PageFacts[] = [];
  const pageFiles = await publishedFiles(folder);
  for (let start = 0; start < pageFiles.length; start += filesAtOnce) {
    const batch = pageFiles.slice(start, start + filesAtOnce);
    const read = async (file: string) =>
      pageFacts(file, await readFile(join(folder, file), "utf8"));
    pages.push(...(await Promise.all(batch.map(read))));
  }
  return {
    host: siteUrl(root),
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    files: new Set((await filesBelow(folder)).map((file) => `/${file}`)),
    sitemap: await readSitemap(folder, siteUrl(root)),
    knownMissing: await readKnownMissing(root),
  };
}

async function readSitemap(folder: string, host: string): Promise<string[]> {
  const addressesIn = async (file: string) =>
    Array.from(
      (await readFile(join(folder, file), "utf8")).matchAll(/<loc>([^<]*)<\/loc>/g),
      (match) => unescaped(match[1] ?? ""),
    );
  const addresses = await addressesIn("sitemap.xml");
  const lists = addresses.filter((address) => address.endsWith(".xml"));
  if (lists.length === 0) return addresses;
  return (await Promise.all(lists.map((list) => addressesIn(list.slice(host.length + 1))))).flat();
}

function unescaped(xml: string): string {
  return xml.replace(/&(amp|apos|quot|lt|gt);/g, (_, name: string) => {
    const characters: Readonly<Record<string, string>> = {
      amp: "&",
      apos: "'",
      quot: '"',
      lt: "<",
      gt: ">",
    };
    return characters[name] ?? "";
  });
}

async function readKnownMissing(root: string): Promise<ReadonlySet<string>> {
  const navigation: Json = JSON.parse(
    await readFile(join(root, "data", "navigation.json"), "utf8"),
  );
  const missing = isObject(navigation) ? navigation.knownMissing : [];
  return new Set(
    (Array.isArray(missing) ? missing : []).flatMap((entry) => stringAt(entry, "path") ?? []),
  );
}
