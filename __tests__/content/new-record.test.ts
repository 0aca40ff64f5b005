import { RecordSet, type SiteRecord } from "../../src/content/records";
import { loadSchemas } from "../../src/content/schemas";
import { siteIndex } from "../../src/content/site-index";
import { tokenLookup } from "../../src/content/tokens";
import { validateSite } from "../../src/content/validate";
import { files, sampleSite } from "../support/sample";

const site = sampleSite();

/** Adds a town and a page about it, changing nothing else. */
function addGlenRidge(): void {
  const town = site.readRecord(files.montclair);
  const seo = {
    title: "Roofers in Glen Ridge, New Jersey: A New Page",
    description:
      "What a new town brings to a site whose records exist only so that tests can add to them.",
    keywords: ["roofer Glen Ridge", "roof repair Glen Ridge"],
  };
  site.writeRecord("data/towns/glen-ridge.json", {
    ...town,
    slug: "glen-ridge",
    name: "Glen Ridge",
    order: 3,
    seo,
    hero: {
      badge: "Nearby",
      title: "Roofers near you",
      intro: "Gas lamps still burn on our streets.",
    },
    description: {
      title: "Roofs of a small town",
      paragraphs: ["Brick chimneys from before the railroad lean here and there."],
    },
  });
  site.writeRecord("data/landings/roof-cost-glen-ridge-nj.json", {
    ...site.readRecord(files.cost),
    slug: "roof-cost-glen-ridge-nj",
    town: "glen-ridge",
    hero: {
      badge: "Prices",
      title: "What roofs cost here",
      intro: "It depends on slopes and slates.",
    },
    seo: {
      ...seo,
      title: "What a Roof Costs in Glen Ridge, New Jersey",
      description: `${seo.description} Again.`,
    },
  });
}

test("a new town and a page about it are valid, listed and linked with no other file changed", async () => {
  addGlenRidge();
  expect(await site.says()).toBe("");
  const { records } = await validateSite(site.root);
  const entries = siteIndex(records).filter(({ town }) => town === "glen-ridge");
  expect(new Map(entries.map(({ path, trail }) => [path, trail]))).toEqual(
    new Map([
      ["/locations/glen-ridge", ["/", "/locations", "/locations/glen-ridge"]],
      [
        "/roof-cost-glen-ridge-nj",
        ["/", "/locations", "/locations/glen-ridge", "/roof-cost-glen-ridge-nj"],
      ],
    ]),
  );
  const links = tokenLookup(records, loadSchemas(site.root))("towns.links", {
    kind: "faq",
    slug: "faq",
    file: "",
    value: {},
  });
  expect(links).toBe(
    "[Clifton](/locations/clifton), [Montclair](/locations/montclair), and [Glen Ridge](/locations/glen-ridge)",
  );
});

test("faults of one file do not hide those of another", async () => {
  site.write(files.montclair, "{");
  site.set(files.clifton, ["order"], "1");
  site.set(files.prices, ["replacement", "low"], 90_000);
  const faults = await site.faults();
  expect(faults.map(({ file }) => file)).toEqual([files.prices, files.clifton, files.montclair]);
});

test("a record that cannot be read makes no faults of those that refer to it", async () => {
  for (const file of [
    files.clifton,
    files.prices,
    files.faq,
    files.business,
    files.storm,
    files.cape,
  ]) {
    site.write(file, "{");
  }
  const faults = await site.faults();
  expect(faults.map(({ message }) => message)).toEqual(
    Array.from({ length: 6 }, () =>
      expect.stringContaining("The file ends before everything is closed"),
    ),
  );
});

test("the records are listed by their order", () => {
  const record = (slug: string, order?: number): SiteRecord => ({
    kind: "town",
    slug,
    file: `data/towns/${slug}.json`,
    value: order === undefined ? {} : { order },
  });
  const towns = new RecordSet([
    record("b"),
    record("a"),
    record("d", 2),
    record("c", 1),
    record("e", 2),
  ]);
  expect(towns.ofKind("town").map(({ slug }) => slug)).toEqual(["c", "d", "e", "a", "b"]);
});
