import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads colors from src/styles/tokens.css, the only place that holds them.
 * @param root the site's root folder
 * @param tone the value of data-tone, such as slate; without one the colors of daylight
 * @returns the look-up of a color by its name, such as "ink"
 * @throws Error, from the look-up, where the tone or the color is not there.
 */
export function colorsOf(root: string, tone?: string): (name: string) => string {
  const css = readFileSync(join(root, "src", "styles", "tokens.css"), "utf8");
  const selector = tone === undefined ? ":root" : `\\[data-tone="${tone}"\\]`;
  const block = new RegExp(`${selector}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  const colors = new Map(
    Array.from(block.matchAll(/--(\w+):\s*(#[0-9a-f]{3,8})/gi), ([, name = "", color = ""]) => [
      name,
      color,
    ]),
  );
  return (name) => {
    const color = colors.get(name);
    if (color === undefined)
      throw new Error(`src/styles/tokens.css has no --${name} for ${tone ?? "daylight"}.`);
    return color;
  };
}
