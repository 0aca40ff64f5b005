import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { copySite } from "../../scripts/copy-site";
import { loadSchemas } from "../../src/content/schemas";
import { launchChromium } from "../support/chromium";
import { EditorProcess } from "../support/editor-process";
import { RecordForm } from "../support/record-form";
import { repository } from "../support/temporary-site";
import glenRidge from "./glen-ridge.json";

jest.setTimeout(600_000);

const root = mkdtempSync(join(tmpdir(), "roofing-edited-"));
let editor: EditorProcess;
let browser: Browser;
let page: Page;

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function readRecord(file: string): unknown {
  return JSON.parse(read(file));
}

beforeAll(async () => {
  copySite(root);
  // Pictures that the last build made need not be made again.
  const pictures = join("public", "static");
  if (existsSync(join(repository, pictures))) {
    cpSync(join(repository, pictures), join(root, pictures), { recursive: true });
  }
  editor = await EditorProcess.start(root);
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1300, height: 1400 } });
  page.setDefaultTimeout(60_000);
  await page.goto(editor.address);
  await page.getByRole("button", { name: "Open the forms" }).click();
  await page.getByRole("link", { name: "Towns" }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  editor?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Opens a form as in a new window: Decap keeps the fields of the last one where only the # changes. */
async function openForm(place: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${editor.address}/#/collections/${place}`);
}

async function save(): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Waits for the words that Decap shows once all is saved. */
async function saved(): Promise<void> {
  await page.getByText("Changes saved").waitFor();
}

test("A price out of order is refused at its field, and one that is right is saved in one line", async () => {
  const before = read("data/prices.json").split("\n");
  await page.getByRole("link", { name: "Business, prices and words" }).click();
  await page.getByRole("link", { name: "Prices", exact: true }).click();
  const low = page.getByLabel("Low").first();
  await low.fill("26000");
  await save();
  await page.getByText('"low" is larger than "high".').first().waitFor();
  expect(await low.getAttribute("aria-invalid")).toBe("true");
  expect(read("data/prices.json").split("\n")).toEqual(before);

  await low.fill("8600");
  await save();
  await saved();
  const after = read("data/prices.json").split("\n");
  const changed = after.filter((line, place) => line !== before[place]);
  expect(after).toHaveLength(before.length);
  expect(changed).toEqual(['    "low": 8600,']);
});

test("A picture is added and cut through its form, and turned into the type that its name says", async () => {
  const camera = join(root, "IMG 0042.JPG");
  const picture = { width: 1600, height: 1000, channels: 3 as const, background: "#a55" };
  await sharp({ create: picture }).png().toFile(camera);
  await openForm("picture/new");
  await page.getByLabel("Name on the site").fill("red-roof");
  await page.getByRole("button", { name: "Choose an image" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Upload", { exact: true }).click();
  await (await chooser).setFiles(camera);
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("Description for people who cannot see it").fill("A roof of red shingles.");
  await page.getByLabel("From the left").fill("60");
  await save();
  await saved();
  expect(readRecord("data/pictures/red-roof.json")).toMatchObject({
    file: "img-0042.jpg",
    focus: { x: 0.6, y: 0.5 },
  });

  await page.getByText("Cut the edges off").click();
  await page.getByLabel("Right", { exact: true }).fill("25");
  await page.getByRole("button", { name: "Cut the picture" }).click();
  await page.getByText("The picture is cut.").waitFor();
  const file = await sharp(join(root, "data/pictures/img-0042.jpg")).metadata();
  expect(file).toMatchObject({ format: "jpeg", width: 1200, height: 1000 });
  await save();
  await saved();
  expect(readRecord("data/pictures/red-roof.json")).toMatchObject({ focus: { x: 0.8, y: 0.5 } });
});

test("A town is added through its form", async () => {
  await openForm("town/new");
  await page.getByLabel("Last part of the address").waitFor();
  const schema = loadSchemas(root).kinds.town;
  const record: unknown = glenRidge;
  await new RecordForm(page).fill(JSON.parse(JSON.stringify(record)), schema);
  await save();
  await saved();
  expect(readRecord("data/towns/glen-ridge.json")).toEqual({
    $schema: "../../src/content/schemas/town.schema.json",
    ...glenRidge,
  });
});

test("What was saved is on the built pages", async () => {
  await promisify(execFile)(join(root, "node_modules", ".bin", "gatsby"), ["build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 50_000_000,
  });
  const town = read("public/locations/glen-ridge.html");
  expect(town).toContain(glenRidge.hero.title);
  expect(town).toContain(glenRidge.reasons.reasons[4]?.text);
  expect(read("public/locations.html")).toContain("/locations/glen-ridge");
  expect(read("public/faq.html")).toContain("$8,600–$25,000");
});
