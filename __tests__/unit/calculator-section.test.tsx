/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import * as React from "react";
import { Calculator } from "../../src/sections/calculator";
import labels from "../../data/labels.json";
import prices from "../../data/prices.json";

type Section = Queries.CalculatorFragment;

/** A table of data/prices.json as its query gives it. */
function table(id: string): Section["sizeTable"] {
  const found = prices.tables.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no table ${id}.`);
  const left = { label: null, fromSquareFeet: null, toSquareFeet: null, openEnded: false };
  return { ...found, rows: found.rows.map((row) => ({ ...left, ...row })) };
}

const section: Section = {
  anchor: "calculator",
  title: "What will it cost?",
  intro: null,
  exampleSquareFeet: 1500,
  sizeTable: table("replacement-by-size"),
  choiceTable: table("replacement-by-material"),
  facts: prices.calculator,
  guidance: prices.guidance,
  business: { financingInterestPercent: 0 },
  words: labels.calculator,
  included: ["One roof."],
  changes: ["Rot."],
  duration: "Days.",
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { phone: "(973) 555-0142" },
    navigation: {},
    labels: { ...labels, icons: { phone: { body: "" } } },
    allService: { nodes: [] },
    allTown: { nodes: [] },
  });
  window.history.replaceState(null, "", "/");
});

const show = (changed: Partial<Section> = {}) =>
  render(<Calculator section={{ ...section, ...changed }} />);
/** The sheet under a heading. */
const sheet = (heading: string) => {
  const found = screen.getByRole("heading", { name: heading }).parentElement;
  if (!found) throw new Error(`Nothing stands under ${heading}.`);
  return within(found);
};
const size = () => screen.getByRole("spinbutton", { name: "Roof area in square feet" });

test("before anything is chosen the record's example stands there, and says so", () => {
  show();
  expect(sheet("An example").getByText("$12,000–$18,000", { selector: "p" })).toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("the price follows the size as it is typed", async () => {
  show();
  await userEvent.clear(size());
  await userEvent.type(size(), "1800");
  const answer = sheet("Your roof");
  expect(answer.getByText("$14,400–$21,600", { selector: "p" })).toBeInTheDocument();
  expect(
    answer.getByText(/straight line .* 1,500 sq ft \(\$12,000–\$18,000\)/),
  ).toBeInTheDocument();
});

test("with a material the price is where both tables agree, with both of them named", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Architectural shingles" }));
  const answer = sheet("Your roof");
  expect(answer.getByText("$12,000–$18,000", { selector: "p" })).toBeInTheDocument();
  expect(
    answer.getByText(/\$12,000–\$18,000 for its size, .* \$12,000–\$20,000 for Architectural/),
  ).toBeInTheDocument();
});

test.each([
  ["900", "We publish no price for 900 sq ft"],
  ["3000", "Our table ends with 2,500+ sq ft at $20,000–$30,000+."],
])("for %s sq ft it asks for a call and guesses nothing", async (squareFeet, words) => {
  show();
  await userEvent.clear(size());
  await userEvent.type(size(), squareFeet);
  const answer = sheet("Your roof");
  expect(answer.getByText(words, { exact: false })).toBeInTheDocument();
  expect(answer.getByRole("link", { name: "Call (973) 555-0142" })).toBeInTheDocument();
});

test("the house below the roof gives its area, with the factor stated", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Work it out from the house" }));
  await userEvent.type(
    screen.getByRole("spinbutton", { name: /^Floor area of the house/ }),
    "2683",
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Stories" }), "2");
  expect(
    sheet("Your roof").getByText(/about 1,500 sq ft of roof: its footprint × 1.118/),
  ).toBeInTheDocument();
});

test("months divide the price plainly; where interest is charged there is no example", async () => {
  const { unmount } = show();
  const months = screen.getByRole("spinbutton", { name: "Number of monthly payments" });
  await userEvent.clear(months);
  await userEvent.type(months, "12");
  expect(screen.getByText("$1,000–$1,500 a month")).toBeInTheDocument();
  unmount();
  show({ business: { financingInterestPercent: 5 } });
  expect(screen.queryByText(/a month$/)).toBeNull();
});

test("an address that names what a list no longer offers leaves the list as it was", () => {
  window.history.replaceState(null, "", "/?by=house&floor=1200&pitch=nope");
  show();
  const pitch = screen.getByRole("combobox", { name: labels.calculator.pitch });
  expect(pitch).toHaveDisplayValue(/\S/);
});

test("age and repair cost bring advice with its reasons", async () => {
  show();
  await userEvent.type(screen.getByRole("spinbutton", { name: "Age of the roof in years" }), "10");
  await userEvent.type(
    screen.getByRole("spinbutton", { name: "Cost of the repair in dollars" }),
    "1200",
  );
  expect(screen.getByText("Repair", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("It is under 15 years old.")).toBeInTheDocument();
  expect(screen.getByText("The repair costs under $3,000.")).toBeInTheDocument();
});

test("an address with values fills the form in", () => {
  window.history.replaceState(null, "", "/?size=2000&choice=metal&nonsense=1");
  show();
  expect(size()).toHaveValue(2000);
  expect(screen.getByRole("radio", { name: "Metal roofing" })).toBeChecked();
  expect(sheet("Your roof").getByText("$16,000–$24,000", { selector: "p" })).toBeInTheDocument();
});

describe("after a pause", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("the address holds the choice, and screen readers are told the answer once", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    const told = screen.getByRole("status");
    await user.clear(size());
    await user.type(size(), "2000");
    expect(told).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1000));
    expect(told).toHaveTextContent("2,000 sq ft: $16,000–$24,000");
    expect(window.location.search).toBe("?size=2000&months=36");
  });
});

test("without a size there is nothing to compare, and screen readers hear what is asked for", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.clear(size());
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(screen.getByRole("status")).toHaveTextContent(
    new RegExp(`^${labels.calculator.enterSize}$`),
  );
  expect(screen.queryByRole("rowheader", { name: /This size/ })).toBeNull();
});

test("the button leads to the answer and sends nothing", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Show the price" }));
  expect(
    sheet("An example").getByText("$12,000–$18,000", { selector: "p" }).parentElement,
  ).toHaveFocus();
});
