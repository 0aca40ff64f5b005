import type { CreatePagesArgs } from "gatsby";
import type { AddressedPage } from "../content/redirects";

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
