import { launchFaults } from "../../src/content/launch";
import { formatLaunchList } from "../../src/content/launch-list";
import { readRecords } from "../../src/content/read-records";
import { siteUrl } from "../../src/content/site-url";
import { files, sampleSite } from "../support/sample";

const site = sampleSite();

/** The fields that the launch check refuses. */
async function open(): Promise<(string | undefined)[]> {
  const faults = launchFaults(await readRecords(site.root), siteUrl(site.root));
  return faults.map(({ file, field }) => (file === files.business ? field : file));
}

/** Makes the sample fit for launch. */
function finish(): void {
  site.set(files.business, ["phone"], "(973) 867-5309");
  site.set(files.business, ["email"], "office@clifton-roofs.com");
  site.set(files.business, ["host"], "https://www.clifton-roofs.com");
  site.set(files.business, ["license"], "13VH01234500");
}

test("Nothing is refused where all is the business's own", async () => {
  finish();
  expect(await open()).toEqual([]);
});

test.each([
  ["phone", "(973) 555-0142"],
  ["phone", "(201) 555-0199"],
  ["email", "office@roofing.example.com"],
  ["email", "office@example.org"],
  ["host", "https://roofing.example.com"],
  ["host", "https://site.test"],
  ["license", null],
  ["license", " "],
  ["license", "13VH00000000"],
])("The sample value of %s is refused: %s", async (field, value) => {
  finish();
  site.set(files.business, [field], value);
  expect(await open()).toEqual([field]);
});

test.each([
  ["phone", "(555) 867-5309"],
  ["email", "example@clifton-roofs.com"],
  ["host", "https://www.example-roofs.com"],
])("A real value of %s that looks like a sample passes: %s", async (field, value) => {
  finish();
  site.set(files.business, [field], value);
  expect(await open()).toEqual([]);
});

test("The address given at build counts, not the one in the record", async () => {
  finish();
  const faults = launchFaults(await readRecords(site.root), "https://roofing.example.com");
  expect(faults.map(({ field }) => field)).toEqual(["host"]);
});

test("What nobody has reviewed is refused until it is ticked off", async () => {
  finish();
  const question = "Is the number of wards right in data/towns/clifton.json?";
  const item = { where: "/locations/clifton", question };
  site.set(
    files.business,
    ["review"],
    [
      { ...item, reviewed: true },
      { ...item, reviewed: false },
    ],
  );
  expect(await open()).toEqual(["review[1].reviewed"]);
});

test("A picture that came with the site is refused until it is replaced or kept on purpose", async () => {
  finish();
  site.set(files.cape, ["sample"], true);
  expect(await open()).toEqual([files.cape]);
});

test("Each refusal says where, and what to do", async () => {
  finish();
  site.set(files.business, ["license"], null);
  const [fault] = launchFaults(await readRecords(site.root), siteUrl(site.root));
  expect(fault).toMatchObject({ file: files.business, line: expect.any(Number), field: "license" });
  expect(fault?.allowed).toContain("13VH");
});

test("Places with the same thing to do stand together", async () => {
  finish();
  site.set(files.business, ["phone"], "(973) 555-0142");
  site.set(files.cape, ["sample"], true);
  site.copy(files.capeFile, "data/pictures/spare.jpg");
  site.writeRecord("data/pictures/spare.json", {
    ...site.readRecord(files.cape),
    slug: "spare",
    file: "spare.jpg",
  });
  const faults = launchFaults(await readRecords(site.root), siteUrl(site.root));
  expect(formatLaunchList(faults)).toMatchInlineSnapshot(`
    "data/business.json:4  phone
      The telephone number is a sample; nobody answers it.
      Now:    "(973) 555-0142"
      To do:  write the business's own number

    data/pictures/cape.json:10  sample
    data/pictures/spare.json:10  sample
      The picture came with the site.
      Now:    true
      To do:  put a photograph of your own work in its place, describe it in alt, and take the line with "sample" away (to keep the picture, take away the line alone)

    2 things to do."
  `);
});
