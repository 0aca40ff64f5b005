import type { CreatePagesArgs } from "gatsby";
import { stringAt } from "../../content/json";
import type { FinishedRecord } from "../../content/source-nodes";
import type { CardWords } from "./card";
import { publishSharePictures, sharePicturePaths } from "./share-pictures";

/** The GraphQL type of what `withSharePictures` adds to page entries. */
export const sharePictureType = `
  "The picture that links to a page show when they are shared."
  type SharePicture {
    "Its address below the host."
    path: String!
    title: String!
    place: String!
  }
`;

/**
 * Gives each page's entry its share picture: the page's headline, the town it is about, else the
 * business's own, and the address of the file.
 * @param root the site's root folder
 */
export function withSharePictures(
  root: string,
  finished: readonly FinishedRecord[],
): FinishedRecord[] {
  const pathOf = sharePicturePaths(root);
  const business = finished.find(({ type }) => type === "Business")?.fields;
  const state = stringAt(business, "address", "regionName") ?? "";
  const brand = stringAt(business, "name") ?? "";
  const phone = stringAt(business, "phone") ?? "";
  const townNames = new Map<string, string>();
  const headlines = new Map<string, string>();
  for (const { type, fields } of finished) {
    const headline = stringAt(fields, "hero", "title") ?? stringAt(fields, "title");
    const path = stringAt(fields, "entry");
    if (path !== undefined && headline !== undefined) headlines.set(path, headline);
    if (type === "Town")
      townNames.set(stringAt(fields, "slug") ?? "", stringAt(fields, "name") ?? "");
  }
  return finished.map((record) => {
    if (record.type !== "PageEntry") return record;
    const path = stringAt(record.fields, "path") ?? "";
    const town =
      townNames.get(stringAt(record.fields, "town") ?? "") ??
      stringAt(business, "address", "locality");
    const title = headlines.get(path) ?? stringAt(record.fields, "title") ?? "";
    const place = `${town}, ${state}`;
    const words: CardWords = { title, place, brand, phone };
    const share = { path: pathOf(fileStem(path), words), title, place };
    return { ...record, fields: { ...record.fields, share } };
  });
}

/** The readable part of a picture's file name: /locations/clifton → "locations-clifton". */
function fileStem(path: string): string {
  return (
    path
      .replace(/\.html$/, "")
      .replace(/\W+/g, "-")
      .replace(/^-|-$/g, "") || "home"
  );
}

interface CardsQuery {
  readonly business: Pick<CardWords, "phone"> & { readonly name: string };
  readonly allPageEntry: {
    readonly nodes: readonly {
      readonly share: Omit<CardWords, "brand" | "phone"> & { path: string };
    }[];
  };
}

/**
 * Publishes the share pictures of all pages.
 * @param root the site's root folder
 * @throws Error where the query fails.
 */
export async function publishPageCards(
  root: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const { data, errors } = await graphql<CardsQuery>(`
    query SharePictures {
      business {
        name
        phone
      }
      allPageEntry(filter: { kind: { ne: "missing" } }) {
        nodes {
          share {
            path
            title
            place
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The share pictures could not be listed: ${JSON.stringify(errors)}`);
  const { name: brand, phone } = data.business;
  const pictures = data.allPageEntry.nodes.map(({ share: { path, title, place } }) => ({
    path,
    words: { title, place, brand, phone },
  }));
  await publishSharePictures(root, pictures);
}
