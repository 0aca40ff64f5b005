import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface PageNode {
  readonly id: string;
  readonly entry: { readonly path: string };
  readonly sections?: readonly { readonly __typename: string }[];
}

interface PageNodes {
  readonly nodes: readonly PageNode[];
}

type Group = "towns" | "services" | "landings" | "legals" | "pages";

const templates: ReadonlyMap<Group, string> = new Map([
  ["towns", resolve("src/templates/town.tsx")],
  ["services", resolve("src/templates/service.tsx")],
  ["landings", resolve("src/templates/landing.tsx")],
  ["legals", resolve("src/templates/legal.tsx")],
  ["pages", resolve("src/templates/page.tsx")],
]);

/** For landing pages with a calculator, whose script no other page should load. */
const landingWithCalculator = resolve("src/templates/landing-with-calculator.tsx");

/**
 * Makes a page of each record that has one. A page gets the id of its record alone; its template's
 * query asks for the rest.
 * @throws Error where the query fails.
 */
export async function createPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Record<Group, PageNodes>>(`
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
          sections {
            __typename
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
  for (const [group, template] of templates) {
    for (const { id, entry, sections = [] } of data[group].nodes) {
      const calculates = sections.some(({ __typename }) => __typename === "CalculatorSection");
      const component = calculates ? landingWithCalculator : template;
      actions.createPage({ path: entry.path, component, context: { id } });
    }
  }
}
