import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stringAt, valueAt, type Json, type JsonPath } from "../../src/content/json";
import { readRecords } from "../../src/content/read-records";
import { redirects } from "../../src/content/redirects";
import { files, sampleSite } from "../support/sample";
import { repository } from "../support/temporary-site";

const site = sampleSite();
const newFile = "data/towns/montclair-township.json";
const toTownship = ["town", "montclair", "montclair-township"];

/** Runs `npm run rename` without anybody to ask. */
function rename(...words: string[]) {
  site.willChange(...Object.values(files), newFile);
  const command = ["--import", "tsx", "src/editor/rename-record.ts", "--site", site.root, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { status, said: stdout + stderr };
}

async function redirectsNow() {
  return redirects((await readRecords(site.root)).records);
}

test("The file moves, and the old address leads to the new one", async () => {
  const before = site.readRecord(files.montclair);
  const { status, said } = rename(...toTownship);
  expect(status).toBe(0);
  expect(said).toContain("/locations/montclair leads there");
  expect(existsSync(site.path(files.montclair))).toBe(false);
  const after = site.readRecord(newFile);
  const formerly = ["/locations/montclair"];
  expect(after).toEqual({ ...before, slug: "montclair-township", formerly });
  expect(Object.keys(after).indexOf("formerly")).toBe(Object.keys(before).indexOf("order") + 1);
  expect(await redirectsNow()).toEqual([
    { from: "/locations/montclair", to: "/locations/montclair-township" },
  ]);
  expect(await site.says()).toBe("");
});

const sentence: JsonPath = ["clauses", 0, "paragraphs", 0];

test.each<[string, string, JsonPath, Json, Json]>([
  ["the town of a landing page", files.cost, ["town"], "montclair", "montclair-township"],
  [
    "a link in a sentence, with its place on the page",
    files.privacy,
    sentence,
    "See [Montclair](/locations/montclair#trees) and [all](/locations).",
    "See [Montclair](/locations/montclair-township#trees) and [all](/locations).",
  ],
  [
    "a token of the town",
    files.privacy,
    sentence,
    "We come to Montclair in {towns.montclair.response.minutes} minutes.",
    "We come to Montclair in {towns.montclair-township.response.minutes} minutes.",
  ],
  [
    "a button",
    files.home,
    ["hero", "secondary"],
    [{ label: "Montclair", to: "/locations/montclair" }],
    [{ label: "Montclair", to: "/locations/montclair-township" }],
  ],
  [
    "a related page",
    files.cost,
    ["related"],
    ["/locations/montclair"],
    ["/locations/montclair-township"],
  ],
])("%s follows", async (_what, file, path, written, expected) => {
  const trees = { type: "prose", id: "trees", title: "What trees do", paragraphs: ["They drip."] };
  site.set(files.montclair, ["sections"], [trees]);
  site.set(file, path, written);
  expect(await site.says()).toBe("");
  expect(rename(...toTownship).said).toContain(file);
  expect(valueAt(site.readRecord(file), ...path)).toEqual(expected);
  expect(await site.says()).toBe("");
});

test("A record gets its old slug back, and the redirect turns round", async () => {
  rename(...toTownship);
  expect(rename("town", "montclair-township", "montclair")).toMatchObject({ status: 0 });
  expect(site.readRecord(files.montclair)).toMatchObject({
    slug: "montclair",
    formerly: ["/locations/montclair-township"],
  });
  expect(await site.says()).toBe("");
});

test("A page that was renamed twice is one step from each old address", async () => {
  rename(...toTownship);
  site.willChange("data/towns/upper-montclair.json");
  rename("town", "montclair-township", "upper-montclair");
  const to = "/locations/upper-montclair";
  expect(await redirectsNow()).toEqual([
    { from: "/locations/montclair", to },
    { from: "/locations/montclair-township", to },
  ]);
});

test("A picture is named anew wherever it is shown; its file stays", async () => {
  const moved = "data/pictures/cape-cod.json";
  site.willChange(moved);
  expect(rename("picture", "cape", "cape-cod")).toMatchObject({ status: 0 });
  expect(site.readRecord(moved)).toMatchObject({ slug: "cape-cod", file: "cape.jpg" });
  expect(stringAt(site.readRecord(files.montclair), "hero", "picture")).toBe("cape-cod");
  expect(await site.says()).toBe("");
});

test("Words that are not written yet do not stand in the way", async () => {
  site.set(files.montclair, ["hero", "title"], "✎ Headline with the name Montclair in it");
  rename(...toTownship);
  expect(await site.faults()).toMatchObject([{ file: newFile, field: "hero.title" }]);
});

test.each([
  ["a slug in use", ["town", "montclair", "clifton"], "clifton.json is there already"],
  [
    "an old address of another page",
    ["town", "montclair", "allwood"],
    "leads to /locations/clifton",
  ],
  ["a town that has no record", ["town", "montclare", "upper"], "Did you mean montclair?"],
  ["a slug in another form", ["town", "montclair", "Upper Montclair"], "upper-montclair"],
  [
    "an address that the site needs",
    ["landing", "roof-replacement-cost-clifton-nj", "static"],
    "needs this address",
  ],
  ["words that are missing", ["town", "montclair"], "missing"],
])("%s: nothing is written", async (_what, words, reason) => {
  site.set(files.clifton, ["formerly"], ["/locations/allwood"]);
  const { status, said } = rename(...words);
  expect(status).toBe(1);
  expect(said).toContain(reason);
  expect(existsSync(site.path(files.montclair))).toBe(true);
  expect(await site.says()).toBe("");
});
