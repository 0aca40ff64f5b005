import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface PageNodes {
  readonly nodes: readonly { readonly id: string; readonly entry: { readonly path: string } }[];
}

type PagesQuery = Record<"towns" | "services" | "landings" | "legals" | "pages", PageNodes>;

const templates = {
  towns: resolve("src/templates/town.tsx"),
  services: resolve("src/templates/service.tsx"),
  landings: resolve("src/templates/landing.tsx"),
  legals: resolve("src/templates/legal.tsx"),
  pages: resolve("src/templates/page.tsx"),
} as const;

/**
 * Makes a page of each record that has one. A page gets the id of its record alone; its template's
 * query asks for the rest.
 * @throws Error where the query fails.
 */
export async function createPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PagesQuery>(`
    query AllPages {
      towns: allTown {
        nodes {
          id
          entry {
            path
          }
        }
      }
      services: allService {
        nodes {
          id
          entry {
            path
          }
        }
      }
      landings: allLanding {
        nodes {
          id
          entry {
            path
          }
        }
      }
      legals: allLegal {
        nodes {
          id
          entry {
            path
          }
        }
      }
      pages: allPage {
        nodes {
          id
          entry {
            path
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  for (const [group, component] of Object.entries(templates)) {
    for (const { id, entry } of data[group as keyof PagesQuery].nodes) {
      actions.createPage({ path: entry.path, component, context: { id } });
    }
  }
}
