import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassNames, isFrame, letters } from "../../src/hosting/class-names";

const root = mkdtempSync(join(tmpdir(), "roofing-classes-"));
const sheet = (file: string) => join(root, "src", file);

beforeAll(() => {
  for (const folder of ["layout", "sections"]) {
    mkdirSync(join(root, "src", folder), { recursive: true });
  }
  writeFileSync(sheet("layout/header.module.css"), ".bar{}.logo{margin:0.5em}.bar .logo{}");
  writeFileSync(sheet("sections/steps.module.css"), ".list{}.list > .item{}");
  writeFileSync(sheet("sections/prices.module.css"), ".list{}");
});
afterAll(() => rmSync(root, { recursive: true }));

test("classes are named by their file and their place in it", () => {
  const names = new ClassNames(root);
  expect(names.nameOf(sheet("sections/prices.module.css"), "list")).toBe("a_a");
  expect(names.nameOf(sheet("sections/steps.module.css"), "item")).toBe("b_b");
});

test("keyframes have names among those of the classes; a name that is not there is refused", () => {
  writeFileSync(sheet("sections/steps.module.css"), ".list{}@keyframes rise{}.list > .item{}");
  const names = new ClassNames(root);
  expect(names.nameOf(sheet("sections/steps.module.css"), "rise")).toBe("b_b");
  expect(names.nameOf(sheet("sections/steps.module.css"), "item")).toBe("b_c");
  expect(() => names.nameOf(sheet("sections/steps.module.css"), "fall")).toThrow(
    'steps.module.css has no "fall"',
  );
});

test("sheets that the same pages use share a name, and no class", () => {
  for (const file of ["field", "calculator-link"]) {
    writeFileSync(sheet(`sections/${file}.module.css`), ".form{}.row{}");
  }
  const names = new ClassNames(root);
  const all = ["field", "calculator-link"].flatMap((file) =>
    ["form", "row"].map((name) => names.nameOf(sheet(`sections/${file}.module.css`), name)),
  );
  expect(new Set(all).size).toBe(4);
  expect(new Set(all.map((name) => name.split("_")[0])).size).toBe(1);
});

test("those of the frame around every page start with a capital letter", () => {
  const name = new ClassNames(root).nameOf(sheet("layout/header.module.css"), "logo");
  expect(name).toBe("A_b");
  expect(isFrame(name)).toBe(true);
  expect(isFrame("a_b")).toBe(false);
});

test("another style sheet makes another version, as it may change the names of all", () => {
  const before = new ClassNames(root).version;
  writeFileSync(sheet("sections/options.module.css"), ".list{}");
  expect(new ClassNames(root).version).not.toBe(before);
});

test("two style sheets of one name are refused", () => {
  const twin = sheet("layout/prices.module.css");
  writeFileSync(twin, ".list{}");
  expect(() => new ClassNames(root)).toThrow(
    `${join("src", "layout", "prices.module.css")} and ${join("src", "sections", "prices.module.css")}`,
  );
  rmSync(twin);
});

test("numbers become letters, each number others", () => {
  expect([0, 25, 26, 27, 52, 701].map(letters)).toEqual(["a", "z", "aa", "ab", "ba", "zz"]);
  const many = Array.from({ length: 1000 }, (_, number) => letters(number));
  expect(new Set(many).size).toBe(1000);
});
