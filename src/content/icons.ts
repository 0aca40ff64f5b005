import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize, type Config } from "svgo";

// Resolved from the site's root: Gatsby's compiler of gatsby-node.ts drops a plain require.resolve.
const fromRoot = createRequire(join(process.cwd(), "package.json"));
const folder = join(dirname(fromRoot.resolve("lucide-static/package.json")), "icons");
const bodies = new Map<string, string>();

/** Tells whether the Lucide family has an icon of this name. */
export function hasIcon(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`));
}

/**
 * Makes an icon's shapes shorter and leaves its look: coordinates get one decimal, at 24 pixels a
 * tenth of a pixel, and its paths, all drawn with one stroke, become one. Every document holds some
 * thirty icons.
 */
const shorter: Config = {
  floatPrecision: 1,
  multipass: true,
  plugins: [
    "removeComments",
    "convertShapeToPath",
    "convertPathData",
    { name: "mergePaths", params: { force: true } },
  ],
};

/**
 * The shapes inside the SVG of a Lucide icon (24 × 24 units, drawn with strokes), without the
 * `<svg>` around them.
 * @throws Error where the family has no such icon.
 */
export function iconBody(name: string): string {
  const known = bodies.get(name);
  if (known !== undefined) return known;
  if (!hasIcon(name)) throw new Error(`There is no icon named "${name}".`);
  const { data } = optimize(readFileSync(join(folder, `${name}.svg`), "utf8"), shorter);
  const body = data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  bodies.set(name, body);
  return body;
}

/** The names of all icons of the Lucide family. */
export function iconNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -".svg".length));
}
