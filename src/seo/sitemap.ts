import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One address of the XML site map. */
export interface SitemapPage {
  readonly path: string;
  readonly updated: string;
  readonly changeFrequency: string;
  readonly priority: number;
  /** The addresses below the host of the pictures in its galleries. */
  readonly pictures: readonly string[];
}

interface GalleryPage {
  readonly entry: { readonly path: string };
  readonly sections: readonly {
    readonly pictures?: readonly {
      readonly picture: {
        readonly file: {
          readonly childImageSharp: {
            readonly gatsbyImageData: {
              readonly images: { readonly fallback?: { readonly src: string } };
            };
          } | null;
        };
      };
    }[];
  }[];
}

type GalleryPages = Readonly<
  Record<"towns" | "services" | "landings" | "pages", { readonly nodes: readonly GalleryPage[] }>
>;

/** What the query of the site map brings. */
export interface SitemapQuery extends GalleryPages {
  readonly allPageEntry: { readonly nodes: readonly Omit<SitemapPage, "pictures">[] };
}

/** The galleries of a kind of page. Their JPEGs in full size are those of ui/picture.tsx: no further files are made. */
const galleries = `nodes {
  entry { path }
  sections {
    ... on PicturesSection {
      pictures {
        picture {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED
                width: 1600
                outputPixelDensities: [1]
                formats: [JPG]
                placeholder: NONE
              )
            }
          }
        }
      }
    }
  }
}`;

/** Puts the pictures of its galleries to each page. */
export function sitemapPages({ allPageEntry, ...kinds }: SitemapQuery): SitemapPage[] {
  const pictures = new Map<string, string[]>();
  for (const kind of ["towns", "services", "landings", "pages"] as const) {
    for (const { entry, sections } of kinds[kind].nodes) {
      const files = sections
        .flatMap((section) => section.pictures ?? [])
        .map(({ picture }) => picture.file.childImageSharp?.gatsbyImageData.images.fallback?.src);
      pictures.set(entry.path, [...new Set(files.filter((file) => file !== undefined))]);
    }
  }
  return allPageEntry.nodes.map((page) => ({ ...page, pictures: pictures.get(page.path) ?? [] }));
}

/**
 * Options for gatsby-plugin-sitemap: the pages that may be indexed, as their entries describe them
 * (specification section 2, 'Site map data'), with their pictures (Google: image sitemaps). Past
 * 45,000 addresses the plugin begins another file; the format allows 50,000.
 */
export const sitemapOptions = {
  output: "/",
  createLinkInHead: false,
  entryLimit: 45_000,
  query: `{
    site { siteMetadata { siteUrl } }
    allPageEntry(filter: { noindex: { eq: false } }, sort: { path: ASC }) {
      nodes { path updated changeFrequency priority }
    }
    towns: allTown { ${galleries} }
    services: allService { ${galleries} }
    landings: allLanding { ${galleries} }
    pages: allPage { ${galleries} }
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, updated, changeFrequency, priority, pictures }: SitemapPage) => ({
    url: path,
    lastmod: updated,
    changefreq: changeFrequency,
    priority,
    img: pictures.map((url) => ({ url })),
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
