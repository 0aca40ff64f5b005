import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** 1 kB of the budgets, in bytes. */
export const kB = 1000;

const text = /\.(html|css|js|json|xml|svg|txt)$/;

/** How many bytes content has once a server has compressed it with gzip, at its best. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** How many bytes content has once a server has compressed it with Brotli, at its best. */
export function brotlied(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** The content of a file of the build: of /faq, say, or /app-1a2b.js. */
export function builtFile(address: string): Buffer {
  const name = /\.\w+$/.test(address) ? address : `${address === "/" ? "/index" : address}.html`;
  return readFileSync(join(process.cwd(), "public", name));
}

/** How many bytes an address of the build has as it is served: text with gzip, pictures and fonts as they are. */
export function servedBytes(address: string): number {
  const content = builtFile(address);
  return text.test(address) || !/\.\w+$/.test(address) ? gzipped(content) : content.length;
}
