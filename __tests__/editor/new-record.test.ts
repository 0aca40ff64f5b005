import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { files, sampleSite } from "../support/sample";
import { repository } from "../support/temporary-site";

const site = sampleSite();

/** Runs `npm run new` without anybody to ask. */
function add(...args: string[]) {
  const command = ["--import", "tsx", "src/editor/new-record.ts", "--site", site.root, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { status, said: stdout + stderr };
}

const glenRidge = [
  ["town", "--name", "Glen Ridge", "--county", "Essex County", "--people", "7,900"],
  ["--minutes", "50", "--latitude", "40.8054", "--longitude", "-74.2037"],
].flat();

/** What `npm run check` says of a new record, one kind of fault each. */
async function faultsOfNew(): Promise<Set<string>> {
  return new Set((await site.faults()).map(({ message }) => message));
}

const unwritten = new Set(['The text is not written yet: it holds "✎".']);

test.each([
  ["data/towns/glen-ridge.json", glenRidge],
  ["data/services/skylights.json", ["service", "--name", "Skylights", "--icon", "sun"]],
  [
    "data/landings/roof-replacement-cost-montclair-nj.json",
    ["landing", "--town", "montclair", "--job", "replacement"],
  ],
])("%s is whole but for the words that are marked as unwritten", async (file, args) => {
  site.willChange(file);
  expect(add(...args)).toMatchObject({ status: 0 });
  expect(existsSync(site.path(file))).toBe(true);
  expect(await faultsOfNew()).toEqual(unwritten);
});

test("The facts that were given stand in the record; the rest has defaults", () => {
  site.willChange("data/towns/glen-ridge.json");
  add(...glenRidge);
  const town = site.readRecord("data/towns/glen-ridge.json");
  expect(town).toMatchObject({
    slug: "glen-ridge",
    order: 3,
    population: { qualifier: "about", people: 7900 },
    response: { qualifier: "within", minutes: 50 },
    longitude: -74.2037,
    card: { title: "Roofing in Glen Ridge" },
  });
});

test("A question goes to the end of the FAQ", async () => {
  site.willChange(files.faq);
  const { status } = add("question", "--question", "Do you work in the rain?");
  const { questions } = site.readRecord(files.faq);
  expect(status).toBe(0);
  expect(Array.isArray(questions) && questions.at(-1)).toMatchObject({
    id: "do-you-work-in-the-rain",
    question: "Do you work in the rain?",
  });
  expect(await faultsOfNew()).toEqual(unwritten);
  expect(add("question", "--question", "Do you work in the rain?").said).toContain("already");
});

test("A picture is copied upright and without the place where it was taken", async () => {
  site.willChange("IMG 0042.JPG", "data/pictures/red-roof.jpg", "data/pictures/red-roof.json");
  const camera = join(site.root, "IMG 0042.JPG");
  await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#a55" } })
    .withExif({ IFD3: { GPSLatitude: "40/1 51/1 0/1" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(camera);
  const { status } = add("picture", "--file", camera, "--slug", "red-roof");
  expect(status).toBe(0);
  const metadata = await sharp(site.path("data/pictures/red-roof.jpg")).metadata();
  expect(metadata).toMatchObject({ width: 1600, height: 900 });
  expect(metadata.exif).toBeUndefined();
  expect(await faultsOfNew()).toEqual(unwritten);
});

test.each([
  [
    "a slug in use, with what is near",
    ["town", "--name", "Montclair"],
    ["montclair.json is there already", "clifton"],
  ],
  [
    "facts that are missing",
    ["town", "--name", "Glen Ridge"],
    ["--people", "--minutes", "--latitude"],
  ],
  ["a figure that is none", [...glenRidge, "--people", "many"], ["--people", "whole number"]],
  ["a place outside New Jersey", [...glenRidge, "--latitude", "51.5"], ["40.4", "41.4"]],
  [
    "a town that has no record",
    ["landing", "--town", "montclare", "--job", "replacement"],
    ["Did you mean montclair?"],
  ],
  ["a kind that does not exist", ["tonw"], ["Did you mean town?"]],
  [
    "an address that a page has",
    ["landing", "--town", "clifton", "--job", "replacement", "--slug", "free-estimate"],
    ["/free-estimate belongs to"],
  ],
  ["a picture that is not there", ["picture", "--file", "no/such.jpg"], ["no file no/such.jpg"]],
])("%s: nothing is written", async (_what, args, words) => {
  const { status, said } = add(...args);
  expect(status).toBe(1);
  for (const word of words) expect(said).toContain(word);
  expect(await site.says()).toBe("");
});
