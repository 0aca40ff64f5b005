import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cardDrawer, type CardWords } from "../../src/seo/share-pictures/card";
import { colorsOf } from "../../src/seo/colors";
import { Outlines } from "../../src/seo/share-pictures/outlines";
import {
  publishSharePictures,
  sharePicturePaths,
} from "../../src/seo/share-pictures/share-pictures";
import { repository } from "../support/temporary-site";

const root = mkdtempSync(join(tmpdir(), "share-pictures-"));
mkdirSync(join(root, "src", "styles"), { recursive: true });
cpSync(join(repository, "src/styles/tokens.css"), join(root, "src/styles/tokens.css"));
afterAll(() => rmSync(root, { recursive: true }));

const words: CardWords = {
  title: "Nutley Emergency Roof Repair",
  place: "Nutley, New Jersey",
  brand: "Notch & Ridge Roofing",
  phone: "(973) 555-0142",
};
const path = sharePicturePaths(root);
const picture = (title: string) => {
  const own = { ...words, title };
  return { path: path("nutley", own), words: own };
};
const published = () => readdirSync(join(root, "public", "share")).map((name) => `/share/${name}`);

test("the same words give the same address, other words another", () => {
  expect(path("nutley", words)).toBe(sharePicturePaths(root)("nutley", words));
  expect(path("nutley", words)).toMatch(/^\/share\/nutley-[0-9a-f]{10}\.png$/);
  expect(path("nutley", { ...words, phone: "(973) 555-0143" })).not.toBe(path("nutley", words));
});

test("pictures are drawn once, kept while a page shows them, and removed after", async () => {
  const [one, two] = [picture("Roof repair"), picture("Gutters 🏠 & more")];
  expect(await publishSharePictures(root, [one, two])).toBe(2);
  expect(published().sort()).toEqual([one.path, two.path].sort());
  const file = join(root, "public", one.path);
  const { mtimeMs } = statSync(file);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });

  expect(await publishSharePictures(root, [one, two])).toBe(0);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);

  const three = picture("Gutters");
  expect(await publishSharePictures(root, [one, three])).toBe(1);
  expect(published().sort()).toEqual([one.path, three.path].sort());
});

test("what public/ has lost comes back from the cache undrawn", async () => {
  const one = picture("Roof repair");
  await publishSharePictures(root, [one]);
  const before = readFileSync(join(root, "public", one.path));
  rmSync(join(root, "public"), { recursive: true });
  expect(await publishSharePictures(root, [one])).toBe(0);
  expect(readFileSync(join(root, "public", one.path))).toEqual(before);
});

test("all text is drawn as shapes, and only what the typeface has", () => {
  const draw = cardDrawer(root);
  expect(draw(words)).not.toMatch(/<text|font-family/);
  expect(draw({ ...words, title: "Roof 🏠" })).toBe(draw({ ...words, title: "Roof " }));
  expect(draw({ ...words, title: "<b>&" })).not.toContain("<b>");
});

test("titles are broken at spaces, and long ones set smaller", () => {
  const outlines = Outlines.read("@fontsource/besley/files/besley-latin-600-normal.woff");
  const title = "Nutley Emergency Roof Repair for Capes, Dormers and Low Eaves";
  const lines = outlines.breakLines(title, 76, 1032);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(outlines.width(line, 76)).toBeLessThanOrEqual(1032);
  expect(outlines.width("Roof", 80)).toBeCloseTo(2 * outlines.width("Roof", 40));
});

test("colors come from the tokens; one that is not there is an error", () => {
  expect(colorsOf(root, "slate")("ink")).toMatch(/^#[0-9a-f]{3,8}$/);
  expect(() => colorsOf(root, "slate")("mauve")).toThrow("--mauve");
  expect(() => colorsOf(root, "lilac")("ink")).toThrow("lilac");
});
