import { join } from "node:path";
import sharp from "sharp";
import { files, sampleSite } from "../support/sample";
import { ctrlC, ctrlD, runAtTerminal } from "../support/terminal";

const site = sampleSite();

/** Answers the questions of `npm run new`. */
function add(...answers: string[]) {
  return runAtTerminal(["src/editor/new-record.ts", "--site", site.root], answers);
}

test("A question is put again until its answer can stand, and Enter takes what is offered", async () => {
  const file = "data/towns/glen-ridge.json";
  site.willChange(file);
  const { status, said } = await add(
    ...["twon", "town", "Glen Ridge", "clifton", "", "Essex County", "many", "7,900", ""],
    ...["50", "", "40.8054", "-74.2037"],
  );
  expect(said).toContain("Did you mean town?");
  expect(said).toContain("data/towns/clifton.json is there already");
  expect(said).toContain("Allowed is a whole number");
  expect(status).toBe(0);
  expect(site.readRecord(file)).toMatchObject({
    slug: "glen-ridge",
    county: "Essex County",
    population: { qualifier: "about", people: 7900 },
  });
});

test.each([
  ["Ctrl+C", ctrlC],
  ["Ctrl+D", ctrlD],
])("%s ends the questions, and nothing is written", async (_key, key) => {
  const { status, said } = await add("town", "Glen Ridge", key);
  expect(said.trim().split("\n").at(-1)).toBe("Stopped. Nothing was written.");
  expect(status).toBe(130);
  expect(await site.says()).toBe("");
});

test("An icon is asked for again where there is none of its name", async () => {
  site.willChange("data/services/skylights.json");
  const { said } = await add("service", "Skylights", "", "CloudSun", "cloud-sun");
  expect(said).toContain("Did you mean cloud-sun?");
  expect(site.readRecord("data/services/skylights.json")).toMatchObject({
    card: { icon: "cloud-sun" },
  });
});

test("A picture is found under the name that a terminal gives a file dragged into it", async () => {
  site.willChange("IMG 0042.JPG", "data/pictures/red-roof.jpg", "data/pictures/red-roof.json");
  const camera = join(site.root, "IMG 0042.JPG");
  const picture = { width: 900, height: 600, channels: 3 as const, background: "#a55" };
  await sharp({ create: picture }).png().toFile(camera);
  const { status, said } = await add(
    ...["picture", join(site.root, "no.jpg"), camera.replace(" ", "\\ ")],
    ...["cape", "red-roof", "A roof of red shingles"],
  );
  expect(said).toContain("there is no file");
  expect(status).toBe(0);
  expect(await site.says()).toBe("");
  const { format } = await sharp(site.path("data/pictures/red-roof.jpg")).metadata();
  expect(format).toBe("jpeg");
  expect(site.readRecord("data/pictures/red-roof.json")).toMatchObject({
    alt: "A roof of red shingles",
  });
});

test("A record is renamed in answer to questions", async () => {
  site.willChange("data/towns/montclair-township.json", files.montclair);
  const { status, said } = await runAtTerminal(
    ["src/editor/rename-record.ts", "--site", site.root],
    ["town", "montclare", "montclair", "clifton", "montclair-township"],
  );
  expect(said).toContain("Did you mean montclair?");
  expect(said).toContain("clifton.json is there already");
  expect(status).toBe(0);
  expect(site.readRecord("data/towns/montclair-township.json")).toMatchObject({
    formerly: ["/locations/montclair"],
  });
});
