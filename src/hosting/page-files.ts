import { mkdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eachOf, filesBelow, replaceFile } from "./files";
import { inlineHashes, type InlineHashes } from "./policy";

/**
 * Lays the built pages out as static hosts need them. Gatsby writes /faq as faq/index.html, for which
 * hosts redirect /faq to /faq/; as faq.html every host we support answers /faq itself (design:
 * platform facts). Gatsby reads its own files again in the next build, so they are kept aside in
 * .cache and put back before it writes.
 */

interface PageFiles {
  /** As Gatsby wrote it, and expects it in the next build. */
  readonly built: string;
  /** Where that is kept between builds. */
  readonly kept: string;
  /** As it is published. */
  readonly published: string;
  /** Where that waits while Gatsby's own file is in its place: /index.html has one name for both. */
  readonly aside: string;
}

/** What is known of a published page, so that an unchanged one need not be read again. */
interface PublishedPage extends InlineHashes {
  /** When Gatsby wrote it, in milliseconds since 1970. */
  readonly built: number;
}

interface Manifest {
  /** Fingerprint of the code and settings that finished the pages. */
  readonly finisher: string;
  readonly pages: Readonly<Record<string, PublishedPage>>;
}

/** Folders of public/ in which Gatsby keeps HTML that is no page. */
export const noPages = ["_gatsby", "page-data", "static"];

const keptFolder = (root: string) => join(root, ".cache", "built-pages");
const asideFolder = (root: string) => join(root, ".cache", "published-pages");
const manifestFile = (root: string) => join(root, ".cache", "built-pages.json");

function pageFiles(root: string, path: string): PageFiles {
  const published = publishedFile(path);
  const isFile = path === "/" || path.endsWith(".html");
  const built = isFile ? published : `${path.slice(1)}/index.html`;
  return {
    built: join(root, "public", built),
    kept: join(keptFolder(root), built),
    published: join(root, "public", published),
    aside: join(asideFolder(root), published),
  };
}

/** The file of a page below public/: faq.html for /faq. */
export function publishedFile(path: string): string {
  const name = path === "/" ? "index" : path.slice(1).replace(/\.html$/, "");
  return `${name}.html`;
}

async function readManifest(root: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(manifestFile(root), "utf8"));
  } catch {
    return undefined; // The first build: every page counts as new.
  }
}

/** Puts the pages back as Gatsby wrote them. Call it before Gatsby writes pages. */
export async function restoreBuiltPages(root: string): Promise<void> {
  const kept = keptFolder(root);
  await mkdir(kept, { recursive: true });
  for (const file of await filesBelow(kept)) {
    const built = join(root, "public", file);
    if (await exists(built)) await move(built, join(asideFolder(root), file));
    await move(join(kept, file), built);
  }
}

/**
 * Publishes the pages that Gatsby wrote in this build and removes those that are gone.
 * @param paths the addresses of all pages
 * @param finish makes the published HTML of a page from Gatsby's
 * @param finisher changes with what `finish` does; pages finished otherwise are finished again
 * @returns the hashes of what stands inside each page, by its address
 */
export async function publishPages(
  root: string,
  paths: readonly string[],
  finish: (html: string) => string,
  finisher: string,
): Promise<ReadonlyMap<string, InlineHashes>> {
  const manifest = await readManifest(root);
  const before = manifest?.finisher === finisher ? manifest.pages : {};
  const after = new Map<string, PublishedPage>();
  await eachOf(paths, 16, async (path) => {
    after.set(path, await publishPage(pageFiles(root, path), finish, before[path]));
  });
  await removeOtherPages(root, paths);
  const next: Manifest = { finisher, pages: Object.fromEntries(after) };
  await replaceFile(manifestFile(root), JSON.stringify(next));
  return after;
}

async function publishPage(
  files: PageFiles,
  finish: (html: string) => string,
  before: PublishedPage | undefined,
): Promise<PublishedPage> {
  const inPlace = files.built === files.published;
  const { mtimeMs } = await stat(files.built);
  const last = inPlace ? files.aside : files.published;
  if (before?.built === mtimeMs && (await exists(last))) {
    await keepBuilt(files);
    if (inPlace) await rename(files.aside, files.published);
    return before;
  }
  const html = finish(await readFile(files.built, "utf8"));
  if (inPlace) await keepBuilt(files);
  await replaceFile(files.published, html);
  if (!inPlace) await keepBuilt(files); // Last, so that no folder is empty that a page is on its way to.
  return { built: mtimeMs, ...inlineHashes(html) };
}

async function keepBuilt({ built, kept, published }: PageFiles): Promise<void> {
  await move(built, kept);
  if (built !== published) await removeEmptyFolder(dirname(built));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Removes a folder, unless it holds other pages. */
async function removeEmptyFolder(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** The HTML files of all published pages, as paths below the public folder. */
export async function publishedFiles(publicFolder: string): Promise<string[]> {
  const files = await filesBelow(publicFolder, noPages);
  return files.filter((file) => file.endsWith(".html"));
}

/** Removes the HTML files of pages that the site no longer has, however old they are. */
async function removeOtherPages(root: string, paths: readonly string[]): Promise<void> {
  const published = new Set(paths.map(publishedFile));
  const publicFolder = join(root, "public");
  for (const file of await publishedFiles(publicFolder)) {
    if (!published.has(file)) await rm(join(publicFolder, file));
  }
}
