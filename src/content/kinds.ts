/**
 * The kinds of record. A kind is either one file in data/ or a folder of files, one a record;
 * its schema is src/content/schemas/<kind>.schema.json.
 */

interface SingleKind {
  /** The record's file in data/. */
  readonly file: string;
}

interface FolderKind {
  /** The folder in data/ that holds the records. */
  readonly folder: string;
  /** Where the record's page stands; kinds without it have no page of their own. */
  readonly pagePath?: (slug: string) => string;
}

/** What the address of every service begins with. */
export const servicesPath = "/services/";

const singleKinds = {
  business: { file: "business.json" },
  navigation: { file: "navigation.json" },
  labels: { file: "labels.json" },
  prices: { file: "prices.json" },
  faq: { file: "faq.json" },
} as const satisfies Record<string, SingleKind>;

const folderKinds = {
  picture: { folder: "pictures" },
  town: { folder: "towns", pagePath: (slug) => `/locations/${slug}` },
  service: { folder: "services", pagePath: (slug) => `${servicesPath}${slug}` },
  landing: { folder: "landings", pagePath: (slug) => `/${slug}` },
  legal: { folder: "legal", pagePath: (slug) => `/${slug}` },
  page: { folder: "pages" },
} as const satisfies Record<string, FolderKind>;

/** The name of a kind that is one file. */
export type SingleKindName = keyof typeof singleKinds;
/** The name of a kind that is a folder of files. */
export type FolderKindName = keyof typeof folderKinds;
/** The name of any kind. */
export type KindName = SingleKindName | FolderKindName;

/** Kinds that are one file each, by name. */
export const singles: Readonly<Record<SingleKindName, SingleKind>> = singleKinds;
/** Kinds that are a folder of files each, by name. */
export const folders: Readonly<Record<FolderKindName, FolderKind>> = folderKinds;

/** The names of the kinds that are one file each. */
export const singleNames: readonly SingleKindName[] = [
  "business",
  "navigation",
  "labels",
  "prices",
  "faq",
];
/** The names of the kinds that are a folder of files each. */
export const folderNames: readonly FolderKindName[] = [
  "picture",
  "town",
  "service",
  "landing",
  "legal",
  "page",
];
/** The names of all kinds. */
export const kindNames: readonly KindName[] = [...singleNames, ...folderNames];

/** Makes a value for each kind, by the kinds' names. */
export function byKind<Value>(make: (kind: KindName) => Value): Record<KindName, Value> {
  return {
    business: make("business"),
    navigation: make("navigation"),
    labels: make("labels"),
    prices: make("prices"),
    faq: make("faq"),
    picture: make("picture"),
    town: make("town"),
    service: make("service"),
    landing: make("landing"),
    legal: make("legal"),
    page: make("page"),
  };
}
