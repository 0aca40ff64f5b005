import type { CreatePagesArgs } from "gatsby";
import type { Redirect } from "./rules";

/** A page that visitors reach by an address, and the addresses it had before. */
export interface AddressedPage {
  readonly path: string;
  readonly formerly: readonly string[];
}

interface RecordNodes {
  readonly nodes: readonly {
    readonly formerly: readonly string[] | null;
    readonly entry: { readonly path: string };
  }[];
}

/**
 * All pages but the 404 page, which has no address of its own.
 * @throws Error where the query fails.
 */
export async function addressedPages(
  graphql: CreatePagesArgs["graphql"],
): Promise<AddressedPage[]> {
  const { data, errors } = await graphql<Record<string, RecordNodes>>(`
    query AddressedPages {
      towns: allTown {
        nodes {
          formerly
          entry {
            path
          }
        }
      }
      services: allService {
        nodes {
          formerly
          entry {
            path
          }
        }
      }
      landings: allLanding {
        nodes {
          formerly
          entry {
            path
          }
        }
      }
      legals: allLegal {
        nodes {
          formerly
          entry {
            path
          }
        }
      }
      pages: allPage {
        nodes {
          formerly
          entry {
            path
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  return Object.values(data)
    .flatMap(({ nodes }) => nodes)
    .map(({ formerly, entry }) => ({ path: entry.path, formerly: formerly ?? [] }))
    .filter(({ path }) => path !== "/404.html");
}

/** The redirects from the old addresses of all pages; the records' check has found them unambiguous. */
export function redirectsTo(pages: readonly AddressedPage[]): Redirect[] {
  return pages
    .flatMap(({ path, formerly }) => formerly.map((from) => ({ from, to: path })))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** A page that leads on, for hosts without redirects; crawlers take it for a permanent one. */
export function redirectPage(to: string, siteUrl: string): string {
  const url = escapeHtml(siteUrl + to);
  return (
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${url}</title>` +
    `<meta http-equiv="refresh" content="0;url=${escapeHtml(to)}"><link rel="canonical" href="${url}">` +
    `</head><body><a href="${escapeHtml(to)}">${url}</a></body></html>\n`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
