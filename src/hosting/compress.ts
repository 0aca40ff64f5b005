import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fileKind } from "./content-types";
import { eachOf, filesBelow, twinEndings } from "./files";

/** Below this size, in bytes, compression gains nothing: an answer fills one packet either way. */
const smallestSize = 1024;

/** Up to this much text, in bytes, a build takes the time for the best compression; beyond it would be minutes. */
const thoroughUpTo = 16 * 1024 * 1024;

interface Source {
  readonly file: string;
  readonly size: number;
  readonly modified: Date;
}

/**
 * Writes a Brotli and a gzip twin beside each text file of a folder, for servers that send them
 * ready-made. A twin has its file's time of change; one that still has it is kept, so that unchanged
 * files cost nothing. Twins whose file is gone are removed.
 * @param folder the published folder
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = new Set(await filesBelow(folder, ["_gatsby"]));
  const sources: Source[] = [];
  for (const file of files) {
    if (isTwin(file)) {
      if (!files.has(file.slice(0, -3))) await rm(join(folder, file));
    } else if (fileKind(file).compressible) {
      const source = await sourceOf(join(folder, file));
      if (source) sources.push(source);
    }
  }
  const stale: Source[] = [];
  await eachOf(sources, 16, async (source) => {
    const fresh = await Promise.all(twinEndings.map((ending) => isFresh(source, ending)));
    if (fresh.includes(false)) stale.push(source);
  });
  const total = stale.reduce((sum, { size }) => sum + size, 0);
  await eachOf(stale, 4, (source) => writeTwins(source, total <= thoroughUpTo));
}

const isTwin = (file: string) => twinEndings.some((ending) => file.endsWith(ending));

async function sourceOf(file: string): Promise<Source | undefined> {
  const { size, mtime } = await stat(file);
  if (size >= smallestSize) return { file, size, modified: mtime };
  for (const ending of twinEndings) await rm(file + ending, { force: true });
  return undefined;
}

async function isFresh({ file, modified }: Source, ending: string): Promise<boolean> {
  const twin = await stat(file + ending).catch(() => undefined);
  return twin?.mtime.getTime() === modified.getTime();
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function writeTwins({ file, modified }: Source, thorough: boolean): Promise<void> {
  const content = await readFile(file);
  const best = thorough && !file.endsWith(".map"); // which only developers fetch
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeTwin(`${file}.br`, await brotli(content, { params }), modified);
  await writeTwin(`${file}.gz`, await gzipped(content, { level: 9 }), modified);
}

async function writeTwin(twin: string, content: Uint8Array, modified: Date): Promise<void> {
  const next = `${twin}.next`;
  await writeFile(next, content);
  await utimes(next, modified, modified);
  await rename(next, twin);
}
