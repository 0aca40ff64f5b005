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

  test("come with the second flight of a connection, beside the longest document allowed", async () => {
    const packet = 1460;
    const flights = (10 + 20) * packet;
    const document = 16_000;
    const headers = 2_100;
    const sizes = Array.from((await subsetFonts()).values(), ({ length }) => length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      flights - document - headers,
    );
  });
});
