import { hashedFolders } from "../../hosting/rules";
import { quote } from "../fault";
import { stringAt, valueAt } from "../json";
import { folderNames } from "../kinds";
import { slugify } from "../nearest";
import { pagePath } from "../site-index";
import { fixedPaths } from "./addresses";
import { stringForms } from "./formats";
import type { SiteRecord } from "../records";
import type { Finding, Site } from "./site";

/**
 * The rules for slugs and addresses: a file's name is a slug, the record's slug is its file's name,
 * no two pages have one address, and none takes an address that the site's own machinery needs.
 */
export function* slugRule({ records, unreadable }: Site): Generator<Finding> {
  const owners = new Map<string, SiteRecord>();
  for (const record of records.all) {
    if (folderNames.some((kind) => kind === record.kind)) yield* nameFindings(record);
    const path = pagePath(record);
    if (path === undefined) continue;
    yield* pathFindings(record, path, owners.get(path));
    owners.set(path, owners.get(path) ?? record);
  }
  yield* fixedPages([...records.all, ...unreadable]);
  yield* knownMissing(records.single("navigation"), owners);
}

function* nameFindings(record: SiteRecord): Generator<Finding> {
  const { file, slug } = record;
  const written = stringAt(record.value, "slug");
  const form = stringForms.slug;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  if (!form?.test(slug)) {
    yield {
      record,
      path: [],
      message: "The file's name is not one that an address can be made of.",
      found: quote(file.slice(folder.length)),
      allowed: `${form?.allowed ?? ""}, then .json`,
      suggestion: slugify(slug) ? `${folder}${slugify(slug)}.json` : undefined,
    };
  } else if (written !== undefined && written !== slug && form.test(written)) {
    yield {
      record,
      path: ["slug"],
      message: "The slug differs from the file's name.",
      found: `${quote(written)} in the file ${slug}.json`,
      allowed: `"${slug}"; npm run rename gives a record another name, with a redirect from its old address`,
      suggestion: `"${slug}"`,
    };
  }
}

/** First parts of addresses that Gatsby and the hosts use for themselves. */
const reserved = ["404", "index", "page-data", "public", "icons", ...hashedFolders];

function* pathFindings(
  record: SiteRecord,
  path: string,
  owner: SiteRecord | undefined,
): Generator<Finding> {
  const field = record.kind === "page" ? "path" : "slug";
  if (owner) {
    yield {
      record,
      path: [field],
      message: `Two records would make the page ${path}; the other is ${owner.file}.`,
      found: quote(path),
      allowed: "an address that no other page has",
    };
  }
  if (reserved.includes(path.split("/")[1] ?? "")) {
    yield {
      record,
      path: [field],
      message: "The site needs this address for its own files.",
      found: quote(path),
      allowed: `an address that does not begin with one of: ${reserved.map((name) => `/${name}`).join(", ")}`,
    };
  }
}

function* fixedPages(records: readonly SiteRecord[]): Generator<Finding> {
  for (const [slug, path] of fixedPaths) {
    const record = records.find((page) => page.kind === "page" && page.slug === slug);
    const written = record && stringAt(record.value, "path");
    if (!record) {
      yield {
        record: { file: `data/pages/${slug}.json` },
        path: [],
        message: `The record of the page ${path} is missing.`,
        found: "no such file",
        allowed: `a file data/pages/${slug}.json`,
      };
    } else if (written !== undefined && written !== path) {
      yield {
        record,
        path: ["path"],
        message: "The address of this page is fixed.",
        found: quote(written),
        allowed: `"${path}"`,
        suggestion: `"${path}"`,
      };
    }
  }
}

function* knownMissing(
  navigation: SiteRecord | undefined,
  owners: ReadonlyMap<string, SiteRecord>,
): Generator<Finding> {
  const known = valueAt(navigation?.value, "knownMissing");
  if (!navigation || !Array.isArray(known)) return;
  for (const [place, entry] of known.entries()) {
    const path = stringAt(entry, "path");
    const owner = path === undefined ? undefined : owners.get(path);
    if (!owner) continue;
    yield {
      record: navigation,
      path: ["knownMissing", place, "path"],
      message: `The page is said to be missing, but ${owner.file} makes it.`,
      found: quote(path),
      allowed: "addresses without a page: take this entry away",
    };
  }
}
