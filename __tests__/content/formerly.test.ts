import { readRecords } from "../../src/content/read-records";
import { redirects } from "../../src/content/redirects";
import { files, sampleSite } from "../support/sample";

const site = sampleSite();
const old = "/locations/old-clifton";

test("An address that a page had before leads to the page", async () => {
  site.set(files.clifton, ["formerly"], [old, "/clifton"]);
  expect(await site.says()).toBe("");
  const { records } = await readRecords(site.root);
  expect(redirects(records)).toEqual([
    { from: "/clifton", to: "/locations/clifton" },
    { from: old, to: "/locations/clifton" },
  ]);
});

test("A link to an old address is refused and gets the new one as suggestion", async () => {
  site.set(files.clifton, ["formerly"], [old]);
  site.set(files.home, ["hero", "secondary"], [{ label: "Clifton", to: old }]);
  const faults = await site.faults();
  expect(faults).toMatchObject([{ file: files.home, suggestion: '"/locations/clifton"' }]);
});

test.each([
  ["the page's own address", "/locations/clifton", "address now"],
  ["another page's address", "/locations/montclair", "Another page"],
  ["no address", "locations", "address"],
])("%s is no old address", async (_what, address, words) => {
  site.set(files.clifton, ["formerly"], [address]);
  const faults = await site.faults();
  expect(faults).toMatchObject([{ file: files.clifton, field: "formerly[0]" }]);
  expect(JSON.stringify(faults)).toContain(words);
});

test("Two pages cannot claim one old address", async () => {
  site.set(files.clifton, ["formerly"], [old]);
  site.set(files.montclair, ["formerly"], [old]);
  expect(await site.faults()).toMatchObject([{ file: files.montclair, field: "formerly[0]" }]);
});

test("An old address cannot be one that is known to be missing", async () => {
  site.set(files.navigation, ["knownMissing", 0, "path"], "/services/old");
  site.set(files.clifton, ["formerly"], ["/services/old"]);
  expect((await site.faults()).map(({ file }) => file)).toContain(files.clifton);
});

test("Nothing leads to the page that stands in for missing ones", async () => {
  site.set(files.notFound, ["formerly"], [old]);
  expect(await site.faults()).toMatchObject([{ file: files.notFound, field: "formerly[0]" }]);
});

test("Taking a record away says who links to it", async () => {
  const to = "/roof-replacement-cost-clifton-nj";
  site.set(files.home, ["hero", "secondary"], [{ label: "Prices", to }]);
  expect(await site.says()).toBe("");
  site.delete(files.cost);
  expect(await site.faults()).toMatchObject([
    { file: files.home, field: "hero.secondary[0].to", found: `"${to}"` },
  ]);
});
