import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** What a build makes, what is installed, and what a build does not read. */
const leftOut = new Set([
  ...[".cache", ".git", ".gatsby-lock", "coverage", "deploy", "public", "screenshots"],
  ...["node_modules", "__tests__", "bench", "docs", "tools"],
]);

/**
 * Copies what a build of this repository reads into an empty folder, so that the copy may be changed
 * and built. Its node_modules is a link.
 */
export function copySite(to: string): void {
  const root = join(__dirname, "..");
  for (const name of readdirSync(root)) {
    if (!leftOut.has(name)) cpSync(join(root, name), join(to, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
}
