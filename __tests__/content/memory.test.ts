import { readFileSync, writeFileSync } from "node:fs";
import { files, sampleSite } from "../support/sample";
import { Memory } from "../../src/content/validate/memory";

// Of what did not change since the last check, its findings are remembered: they must not hide a fault.

const site = sampleSite();
const remembered = ".cache/checked.json";
const messages = async () => (await site.faults()).map(({ message }) => message);

beforeEach(async () => {
  expect(await site.faults()).toEqual([]);
  site.willChange(remembered);
});

test("what was found in a content is known in the next check, and no other", async () => {
  const first = await Memory.of(site.root);
  first.for("letters", "").set("a", "one");
  await first.keep();
  const second = (await Memory.of(site.root)).for("letters", "");
  expect([second.get("a"), second.get("b")]).toEqual(["one", undefined]);
});

test("what no check used any more is forgotten", async () => {
  const first = await Memory.of(site.root);
  first.for("letters", "").set("a", "one");
  await first.keep();
  const second = await Memory.of(site.root);
  second.for("letters", "").set("b", "two");
  await second.keep();
  const third = (await Memory.of(site.root)).for("letters", "");
  expect([third.get("a"), third.get("b")]).toEqual([undefined, "two"]);
});

test.each([
  ["what it follows from besides", () => undefined, "other"],
  ["a rule", () => site.write("src/content/validate/new-rule.ts", ""), ""],
  ["a package", () => site.write("package-lock.json", "{}"), ""],
])("%s has changed: nothing is known", async (_what, change, besides) => {
  const first = await Memory.of(site.root);
  first.for("letters", "").set("a", "one");
  await first.keep();
  change();
  expect((await Memory.of(site.root)).for("letters", besides).get("a")).toBeUndefined();
});

test("a record that was valid is looked at again once it changes", async () => {
  site.set(files.montclair, ["seo", "title"], "No");
  expect(await messages()).toContain("The text is too short.");
});

test("a record that was valid is looked at again once a fact in it changes", async () => {
  site.set(files.montclair, ["seo", "title"], "{business.name}, roofers of Montclair, New Jersey");
  expect(await messages()).toEqual([]);
  site.set(files.business, ["name"], "The Roofing and Gutter Company of Clifton");
  expect(await messages()).toContain("The text is too long once its tokens are replaced.");
});

test("a picture that was whole is looked at again once its file changes", async () => {
  const whole = readFileSync(site.path(files.capeFile));
  site.write(files.capeFile, whole.subarray(0, whole.length / 2));
  expect(await messages()).toEqual(["The picture is damaged or cut off."]);
});

test("a fault stays one in every check", async () => {
  site.set(files.montclair, ["seo", "title"], "No");
  const first = await site.says();
  expect(first).not.toBe("");
  expect(await site.says()).toBe(first);
});

test("a file that cannot be read counts for nothing", async () => {
  writeFileSync(site.path(remembered), "{");
  site.set(files.montclair, ["seo", "title"], "No");
  expect(await messages()).toContain("The text is too short.");
});
