import { files, sampleSite } from "../support/sample";
import type { JsonObject } from "../../src/content/json";

const site = sampleSite();

// What is said of calculators that could not answer, or answer falsely.

const calculator: JsonObject = {
  type: "calculator",
  id: "calculator",
  title: "What will it cost?",
  sizeTable: "replacement-by-size",
  choiceTable: "replacement-by-material",
  exampleSquareFeet: 1500,
  included: ["One roof.", "Its metal."],
  changes: ["Rot.", "Layers."],
  duration: "A few days.",
};

/** Puts a calculator in place of a section of a record. */
function place(file: string, changed: JsonObject = {}, section = 0): void {
  const links = file === files.cost ? [{ label: "See it", to: "#calculator" }] : [];
  if (file === files.cost) site.set(file, ["hero", "links"], links);
  site.set(file, ["sections", section], { ...calculator, ...changed });
}

/** Changes one row of the table by size. */
function priceRow(row: number, field: string, value: number): void {
  site.set(files.prices, ["tables", 1, "rows", row, field], value);
}

/** What is said of single fields; likeness of whole pages is no matter here. */
const messages = async () =>
  (await site.faults()).flatMap(({ field, message }) => (field ? [`${field}: ${message}`] : []));

test("a calculator on a landing page is welcome", async () => {
  place(files.cost);
  expect(await messages()).toEqual([]);
});

test("a calculator on another page", async () => {
  place(files.storm, { id: "how" });
  expect(await messages()).toEqual([
    "sections[0].type: The calculator's script is loaded on landing pages alone.",
  ]);
});

test("a second calculator on one page", async () => {
  place(files.cost);
  site.set(files.cost, ["sections", 1], { ...calculator, id: "again" });
  expect(await messages()).toEqual(["sections[1].type: The page has a calculator already."]);
});

test("a table that does not exist", async () => {
  place(files.cost, { sizeTable: "replacement-by-sizes" });
  expect(await site.says()).toContain('Did you mean "replacement-by-size"?');
});

test("the tables the wrong way round", async () => {
  place(files.cost, { sizeTable: "replacement-by-material", choiceTable: "replacement-by-size" });
  expect(await messages()).toEqual([
    "sections[0].sizeTable: Not every row of this table is a roof size.",
    "sections[0].choiceTable: The rows of this table are roof sizes.",
  ]);
});

test("a larger roof that costs less", async () => {
  place(files.cost);
  priceRow(1, "low", 7000);
  expect(await messages()).toEqual([
    "sections[0].sizeTable: In this table a larger roof costs less, or two rows hold for the same size.",
  ]);
});

test("rows that overlap", async () => {
  place(files.cost);
  priceRow(0, "toSquareFeet", 1600);
  expect(await messages()).toHaveLength(1);
});

test("an example that the table has no price for", async () => {
  place(files.cost, { exampleSquareFeet: 900 });
  expect(await messages()).toEqual([
    "sections[0].exampleSquareFeet: The table by size has no price for the example.",
  ]);
});

test("a usual pitch that is not offered", async () => {
  site.set(files.prices, ["calculator", "usualPitch"], "step");
  expect(await messages()).toEqual(["calculator.usualPitch: There is no pitch with this id."]);
});

describe("the short form", () => {
  const costs = (table: string): JsonObject => ({
    type: "costs",
    id: "services",
    title: "Costs",
    text: "What roofs cost.",
    table,
    calculator: { to: "/roof-replacement-cost-clifton-nj#calculator", exampleSquareFeet: 1500 },
    action: { label: "Get Free Estimate" },
  });

  test("that leads to a calculator with the same choices is welcome", async () => {
    place(files.cost);
    site.set(files.home, ["sections", 0], costs("replacement-by-material"));
    expect(await messages()).toEqual([]);
  });

  test("on a page that is not loaded with it", async () => {
    place(files.cost);
    site.set(files.cost, ["sections", 1], { ...costs("replacement-by-material"), id: "costs" });
    expect(await messages()).toEqual([
      "sections[1].calculator: The form that leads to a calculator is loaded on pages of data/pages alone.",
    ]);
  });

  test("that offers other choices than the calculator", async () => {
    place(files.cost);
    site.set(files.home, ["sections", 0], costs("replacement-by-size"));
    expect(await messages()).toContain(
      "sections[0].calculator.to: This address has no calculator that offers the rows of this section's table.",
    );
  });
});
