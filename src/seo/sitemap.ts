import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One address of the XML site map. */
interface SitemapPage {
  readonly path: string;
  readonly updated: string;
  readonly changeFrequency: string;
  readonly priority: number;
}

interface SitemapQuery {
  readonly allPageEntry: { readonly nodes: readonly SitemapPage[] };
}

/** Options for gatsby-plugin-sitemap: the pages that may be indexed, as their entries describe them (specification section 2, 'Site map data'). */
export const sitemapOptions = {
  output: "/",
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allPageEntry(filter: { noindex: { eq: false } }, sort: { path: ASC }) {
      nodes { path updated changeFrequency priority }
    }
  }`,
  resolvePages: ({ allPageEntry }: SitemapQuery) => allPageEntry.nodes,
  serialize: ({ path, updated, changeFrequency, priority }: SitemapPage) => ({
    url: path,
    lastmod: updated,
    changefreq: changeFrequency,
    priority,
  }),
};

/** Makes browsers show the file as preformatted text; crawlers pass over it. */
const stylesheet = '<?xml-stylesheet type="text/css" href="/sitemap.css"?>';

/**
 * Gives the plugin's output its specified address, /sitemap.xml: the list itself where it fits one
 * file, else the index of the lists (design decision 5). Dates are written as days, as specified.
 * @param publicFolder the folder that the build wrote
 */
export async function publishSitemap(publicFolder: string): Promise<void> {
  const index = join(publicFolder, "sitemap-index.xml");
  const lists = (await readFile(index, "utf8")).match(/sitemap-\d+\.xml/g) ?? [];
  for (const list of lists) await styleSitemap(join(publicFolder, list));
  const [onlyList] = lists;
  if (lists.length === 1 && onlyList) {
    await rename(join(publicFolder, onlyList), join(publicFolder, "sitemap.xml"));
    await rm(index);
  } else {
    await styleSitemap(index);
    await rename(index, join(publicFolder, "sitemap.xml"));
  }
}

async function styleSitemap(file: string): Promise<void> {
  const xml = await readFile(file, "utf8");
  const styled = xml
    .replace(/(<\?xml[^>]*\?>)/, `$1${stylesheet}`)
    .replace(/<lastmod>(\d{4}-\d{2}-\d{2})T[^<]*<\/lastmod>/g, "<lastmod>$1</lastmod>");
  await writeFile(file, styled);
}
