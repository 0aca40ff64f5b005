import { readFileSync } from "node:fs";
import { join } from "node:path";
import { characters, fontsFolder, subsetFonts } from "../../scripts/subset-fonts";
import { builtPages, pageAt, textOf } from "../support/built-site";

describe("the site's fonts", () => {
  test.each(builtPages.map(({ path }) => path))("have every character of %s", (path) => {
    const shown = new Set(textOf(pageAt(path).document.querySelector("body")));
    expect(shown.size).toBeGreaterThan(30);
    expect([...shown].filter((character) => !characters.includes(character))).toEqual([]);
  });

  test("are what `npm run fonts` makes of their packages", async () => {
    for (const [file, content] of await subsetFonts()) {
      expect(content.equals(readFileSync(join(fontsFolder, file)))).toBe(true);
    }
    expect.assertions(2);
  });
});
