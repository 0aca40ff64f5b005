import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { publishedFile } from "../../src/hosting/page-files";

/** 1 kB of the budgets, in bytes. */
export const kB = 1000;

/** How many bytes text has once it is compressed with gzip. */
export function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Where the file of an address lies: of /faq, say, or /app-1a2b.js. */
function fileOf(address: string): string {
  const name = /\.\w+$/.test(address) ? address : publishedFile(address);
  return join(process.cwd(), "public", name);
}

/** The content of a file of the build. */
export function builtFile(address: string): Buffer {
  return readFileSync(fileOf(address));
}

/**
 * How many bytes of an address a server of ours sends: those of its compressed twin, which the build
 * lays beside all text of more than a packet, or of the file itself.
 */
export function servedBytes(address: string, coding: "br" | "gz" = "gz"): number {
  const file = fileOf(address);
  const twin = `${file}.${coding}`;
  return statSync(existsSync(twin) ? twin : file).size;
}
