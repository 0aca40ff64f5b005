import { mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Lays the built pages out as static hosts need them. Gatsby writes /faq as faq/index.html, for which
 * hosts redirect /faq to /faq/; as faq.html every host we support answers /faq itself (design:
 * platform facts). Gatsby reads its own files again in the next build, so they are kept aside in
 * .cache and put back before it starts.
 */

interface PageFiles {
  /** As Gatsby wrote it, and expects it in the next build. */
  readonly built: string;
  /** Where that is kept between builds. */
  readonly kept: string;
  /** As it is published. */
  readonly published: string;
}

/** When each page was last written by Gatsby, by address, as milliseconds since 1970. */
type Manifest = Record<string, number>;

function pageFiles(root: string, path: string): PageFiles {
  const isFile = path.endsWith(".html");
  const name = path === "/" ? "index" : path.replace(/^\//, "").replace(/\.html$/, "");
  const built = isFile || path === "/" ? `${name}.html` : `${name}/index.html`;
  return {
    built: join(root, "public", built),
    kept: join(root, ".cache", "built-pages", built),
    published: join(root, "public", `${name}.html`),
  };
}

const manifestFile = (root: string) => join(root, ".cache", "built-pages.json");

async function readManifest(root: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile(root), "utf8"));
  } catch {
    return {}; // The first build, or one after an interrupted build: every page counts as new.
  }
}

/** Puts back the pages that the last build published, as Gatsby wrote them. Call it before Gatsby builds. */
export async function restoreBuiltPages(root: string): Promise<void> {
  for (const path of Object.keys(await readManifest(root))) {
    const { built, kept } = pageFiles(root, path);
    await mkdir(dirname(built), { recursive: true });
    await rename(kept, built).catch(ignoreMissing);
  }
}

/**
 * Publishes the pages that Gatsby wrote in this build and removes those that are gone.
 * @param paths the addresses of all pages
 * @param finish makes the published HTML of a page from Gatsby's
 */
export async function publishPages(
  root: string,
  paths: readonly string[],
  finish: (html: string, path: string) => string,
): Promise<void> {
  const before = await readManifest(root);
  const after: Manifest = {};
  for (const path of paths) {
    const files = pageFiles(root, path);
    const { mtimeMs } = await stat(files.built);
    after[path] = mtimeMs;
    const html = await readFile(files.built, "utf8");
    await mkdir(dirname(files.kept), { recursive: true });
    await rename(files.built, files.kept);
    if (files.built !== files.published) await removeEmptyFolder(dirname(files.built));
    if (files.built === files.published || before[path] !== mtimeMs) {
      await writeFile(files.published, finish(html, path));
    }
  }
  for (const path of Object.keys(before)) {
    if (!(path in after)) await rm(pageFiles(root, path).published, { force: true });
  }
  await writeFile(manifestFile(root), JSON.stringify(after));
}

async function removeEmptyFolder(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
