import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the site's two fonts down to the characters and features that its pages can have, which makes
 * them a third smaller. `npm run fonts` writes them into src/styles/fonts; a test demands that they are
 * what this file says, and that no page has a character that they lack.
 */

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const typographic = "\u00a0–—‘’“”…•·×−±°²¼½¾©®™€";
const spanish = "áéíñóúüÁÉÍÑÓÚÜ¡¿";

/** What the fonts can write. Other characters come from the visitor's own fonts. */
export const characters = ascii + typographic + spanish;

/** What no heading needs, a tenth of the font that writes headings, questions and figures. */
const neverInHeadings = "*<=>[\\]^_`{|}~±²−•®€";

/** What the font of headings can write. */
export const headingCharacters = Array.from(characters)
  .filter((character) => !neverInHeadings.includes(character))
  .join("");

interface SubsetFont {
  /** Its file in src/styles/fonts. */
  readonly file: string;
  /** The file of its package that it is cut from. */
  readonly from: string;
  readonly characters: string;
  /** OpenType features that it keeps. */
  readonly keepFeatures: readonly string[];
  /** Weights that it keeps, where it has several. */
  readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** @see https://learn.microsoft.com/typography/opentype/spec/featurelist */
const everyText = ["ccmp", "kern", "liga", "mark"];

const fonts: readonly SubsetFont[] = [
  {
    file: "besley-600.woff2",
    from: "@fontsource/besley/files/besley-latin-600-normal.woff2",
    characters: headingCharacters,
    keepFeatures: everyText,
  },
  {
    file: "figtree.woff2",
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    characters,
    keepFeatures: [...everyText, "tnum"],
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** Where the site's fonts stand. */
export const fontsFolder = join(__dirname, "..", "src", "styles", "fonts");

/** @returns the content of each file in src/styles/fonts */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const { resolve } = createRequire(__filename);
  const files = fonts.map(async ({ file, from, keepFeatures, variationAxes, ...font }) => {
    const options = { targetFormat: "woff2", keepFeatures, variationAxes } as const;
    return [file, await subsetFont(readFileSync(resolve(from)), font.characters, options)] as const;
  });
  return new Map(await Promise.all(files));
}

async function main(): Promise<void> {
  mkdirSync(fontsFolder, { recursive: true });
  for (const [file, content] of await subsetFonts()) {
    writeFileSync(join(fontsFolder, file), content);
    console.log(`${file}: ${content.length} bytes`);
  }
}

if (require.main === module) void main();
