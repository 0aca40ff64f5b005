import { createHash } from "node:crypto";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Endings of the compressed twins that stand beside a file. */
export const twinEndings = [".br", ".gz"] as const;

/**
 * Writes a file so that it holds either what it held or all of the new content, whenever the process
 * is killed. Its compressed twins hold the old content and go first.
 * @throws Error where the disk is full; the file is then as it was.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const next = `${file}.next`;
  try {
    await writeFile(next, content);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  for (const ending of twinEndings) await rm(file + ending, { force: true });
  await rename(next, file);
}

/**
 * All files below a folder, as paths below it with forward slashes.
 * @param skip names of folders at the top that are left out
 */
export async function filesBelow(folder: string, skip: readonly string[] = []): Promise<string[]> {
  const files: string[] = [];
  const visit = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
      const below = path ? `${path}/${entry.name}` : entry.name;
      if (!entry.isDirectory()) files.push(below);
      else if (!skip.includes(below)) await visit(below);
    }
  };
  await visit("");
  return files.sort();
}

/**
 * Runs a task over all items, some at a time, so that neither memory nor open files grow with the site.
 * @throws the first failure, once no task is under way any more; the items left are not begun
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await task(item).catch((failure: unknown) => failures.push(failure));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}

/** A digest of the files of a folder and of settings: it changes with any of them. */
export async function fingerprint(folder: string, settings: unknown): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const file of await filesBelow(folder)) {
    hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest("hex");
}
