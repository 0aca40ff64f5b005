import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// Resolved from the site's root: Gatsby's compiler of gatsby-node.ts drops a plain require.resolve.
const fromRoot = createRequire(join(process.cwd(), "package.json"));
const folder = join(dirname(fromRoot.resolve("lucide-static/package.json")), "icons");

/** Tells whether the Lucide family has an icon of this name. */
export function hasIcon(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`));
}

/**
 * The SVG file of a Lucide icon.
 * @throws Error where the family has no such icon.
 */
export function iconFile(name: string): string {
  if (!hasIcon(name)) throw new Error(`There is no icon named "${name}".`);
  return join(folder, `${name}.svg`);
}

/** The names of all icons of the Lucide family. */
export function iconNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -".svg".length));
}
