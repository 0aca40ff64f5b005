import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contactCard, type CardBusiness } from "./contact-card";
import { llmsText, type LlmsPage } from "./llms-text";
import { webManifest } from "./web-manifest";

interface FactsQuery {
  readonly business: CardBusiness & {
    readonly address: { readonly regionName: string };
    readonly languages: readonly { readonly name: string }[];
    readonly nearbyAreas: readonly string[];
  };
  readonly labels: {
    readonly contact: Record<
      "phone" | "email" | "hours" | "base" | "towns" | "nearby" | "languages",
      string
    >;
    readonly siteMap: Record<"main" | "service" | "location", string>;
  };
  readonly home: { readonly seo: { readonly description: string } };
  readonly allTown: { readonly nodes: readonly { readonly name: string }[] };
  readonly allPageEntry: { readonly nodes: readonly LlmsPage[] };
}

const query = `
  query FactFiles {
    business {
      name phone email host updated
      address { street locality region regionName postalCode country }
      hours { label }
      languages { name }
      nearbyAreas
    }
    labels {
      contact { phone email hours base towns nearby languages }
      siteMap { main service location }
    }
    home: page(path: { eq: "/" }) { seo { description } }
    allTown(sort: [{ order: ASC }, { slug: ASC }]) { nodes { name } }
    allPageEntry(
      filter: { noindex: { eq: false }, kind: { ne: "missing" } }
      sort: [{ order: ASC }, { path: ASC }]
    ) {
      nodes { path kind title description }
    }
  }
`;

/**
 * Writes the files in which other machines find the business's facts: /contact.vcf for address books,
 * /llms.txt for language models and /site.webmanifest for home screens.
 * @param root the site's root folder
 * @throws Error where the query fails.
 */
export async function writeFactFiles(
  root: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const { data, errors } = await graphql<FactsQuery>(query);
  if (!data) throw new Error(`The business's facts could not be read: ${JSON.stringify(errors)}`);
  const { business, labels, home, allTown, allPageEntry } = data;
  const { locality, regionName } = business.address;
  const words = labels.contact;
  const text = llmsText({
    name: business.name,
    host: business.host,
    summary: home.seo.description,
    facts: [
      [words.phone, business.phone],
      [words.email, business.email],
      [words.hours, business.hours.map(({ label }) => label).join("; ")],
      [words.base, `${locality}, ${regionName}`],
      [words.towns, allTown.nodes.map(({ name }) => name).join(", ")],
      [words.nearby, business.nearbyAreas.join(", ")],
      [words.languages, business.languages.map(({ name }) => name).join(", ")],
    ],
    headings: labels.siteMap,
    pages: allPageEntry.nodes,
  });
  const publicFolder = join(root, "public");
  await writeFile(join(publicFolder, "contact.vcf"), contactCard(business));
  await writeFile(join(publicFolder, "llms.txt"), text);
  await writeFile(join(publicFolder, "site.webmanifest"), webManifest(root, business.name));
}
