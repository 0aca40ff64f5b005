import type { Answer } from "../calculator/answer";
import { roundedToDollars } from "../calculator/size-price";
import {
  formatDollarRange,
  formatDollars,
  formatNumber,
  type DollarRange,
} from "../content/format";
import { fill } from "../ui/fill";
import { choiceLabel } from "./calculator-choices";
import { priceRowLabel } from "./price-row-label";

type Row = Queries.PricesFragment["rows"][number];

/** An answer from the tables of a page. */
export type Answered = Answer<Row, Row>;

interface Words {
  readonly words: Queries.CalculatorWordsFragment;
  /** How roof sizes are written. */
  readonly sizes: Parameters<typeof priceRowLabel>[1];
}

/** Writes a price range, or one price where the range has shrunk to it. */
export function priceText(range: DollarRange): string {
  const single = range.low === range.high && !range.openEnded;
  return single ? formatDollars(range.low) : formatDollarRange(range);
}

/** Writes a roof size: "1,800 sq ft". */
export function sizeText(squareFeet: number, { sizes }: Words): string {
  return fill(sizes.exactly, { size: formatNumber(squareFeet) });
}

/** Writes where the price of the size comes from; several sentences, one a line. */
export function sizeSentences({ squareFeet, size }: Answered, all: Words): string[] {
  const { words, sizes } = all;
  if (squareFeet === null || size === null) return [words.enterSize];
  const label = (row: Row) => priceRowLabel(row, sizes);
  switch (size.kind) {
    case "outside":
      return [fill(words.outside, { size: sizeText(squareFeet, all) })];
    case "beyond":
      return [fill(words.beyond, { size: label(size.row), price: priceText(size.row) })];
    case "published":
      return [
        fill(words.published, { size: label(size.row), price: priceText(size.range) }),
        ...limit(size.row, all),
      ];
    case "between": {
      const { lower, upper, range } = size;
      return [
        fill(words.between, {
          size: sizeText(squareFeet, all),
          price: priceText(range),
          lower: label(lower),
          lowerPrice: priceText(lower),
          upper: label(upper),
          upperPrice: priceText(upper),
          step: formatDollars(roundedToDollars),
        }),
      ];
    }
  }
}

/** What to add where a row has one end alone: it cannot know how far the roof is from there. */
function limit(
  { fromSquareFeet, toSquareFeet, openEnded }: Row,
  { words, sizes }: Words,
): string[] {
  const end =
    fromSquareFeet === null ? toSquareFeet : toSquareFeet === null ? fromSquareFeet : null;
  if (end === null || openEnded) return [];
  return [fill(words.limit, { size: fill(sizes.exactly, { size: formatNumber(end) }) })];
}

/** Writes what the table of materials or tiers adds. */
export function choiceSentence({ size, choice, price }: Answered, { words }: Words): string | null {
  if (!choice) return null;
  const own = { choice: choiceLabel(choice), choicePrice: priceText(choice) };
  if (!size || !("range" in size)) return fill(words.choiceOnly, own);
  const values = { ...own, sizePrice: priceText(size.range) };
  return fill(price ? words.shared : words.apart, values);
}
