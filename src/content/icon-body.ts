import { readFileSync } from "node:fs";
import { optimize, type Config } from "svgo";
import { iconFile } from "./icons";

const bodies = new Map<string, string>();

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
  const { data } = optimize(readFileSync(iconFile(name), "utf8"), shorter);
  const body = data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  bodies.set(name, body);
  return body;
}
