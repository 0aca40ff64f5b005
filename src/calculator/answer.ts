import type { DollarRange } from "../content/format";
import type { Input } from "./input";
import { perMonth } from "./monthly";
import { adviseOnRoof, type Advice, type Thresholds } from "./repair-or-replace";
import { roofSquareFeet, slopeFactor } from "./roof-area";
import { sharedRange } from "./shared-range";
import { priceForSize, type SizePrice, type SizeRow } from "./size-price";

interface ChoiceRow extends DollarRange {
  readonly id: string;
}

/** What the calculator reads: two price tables and the facts beside them. */
interface Facts<Size extends SizeRow, Choice extends ChoiceRow> {
  readonly sizeRows: readonly Size[];
  /** Materials or tiers. */
  readonly choiceRows: readonly Choice[];
  readonly pitches: readonly { readonly id: string; readonly riseInchesPerFoot: number }[];
  readonly thresholds: Thresholds;
  readonly interestPercent: number;
}

/** What the calculator answers. */
export interface Answer<Size extends SizeRow, Choice extends ChoiceRow> {
  /** Area of the roof; null while it cannot be told. */
  readonly squareFeet: number | null;
  /** How the house's slope entered into it; null where the area was given. */
  readonly slopeFactor: number | null;
  /** What the table by size says; null without an area. */
  readonly size: SizePrice<Size> | null;
  /** The material or tier chosen. */
  readonly choice: Choice | null;
  /** The dollars that every published range for this roof allows; null where we must be called. */
  readonly price: DollarRange | null;
  /** The price in equal payments; null without a term, or where interest is charged. */
  readonly monthly: DollarRange | null;
  readonly advice: Advice;
}

/** Answers what a roof costs, from the published tables alone. */
export function answer<Size extends SizeRow, Choice extends ChoiceRow>(
  input: Input,
  { sizeRows, choiceRows, pitches, thresholds, interestPercent }: Facts<Size, Choice>,
): Answer<Size, Choice> {
  const pitch = pitches.find(({ id }) => id === input.pitch);
  const { by, floorSquareFeet, stories, ageYears, repairDollars, termMonths } = input;
  const house =
    floorSquareFeet !== null && stories !== null && pitch
      ? { floorSquareFeet, stories, riseInchesPerFoot: pitch.riseInchesPerFoot }
      : null;
  const squareFeet = by === "size" ? input.squareFeet : house && roofSquareFeet(house);
  const size = squareFeet === null ? null : priceForSize(sizeRows, squareFeet);
  const choice = choiceRows.find(({ id }) => id === input.choice) ?? null;
  const sizeRange = size && "range" in size ? size.range : null;
  const price = sizeRange && choice ? sharedRange(sizeRange, choice) : sizeRange;
  return {
    squareFeet,
    slopeFactor: by === "house" && house ? slopeFactor(house.riseInchesPerFoot) : null,
    size,
    choice,
    price,
    monthly:
      price && termMonths !== null && interestPercent === 0 ? perMonth(price, termMonths) : null,
    advice: adviseOnRoof({ ageYears, repairDollars, replacement: price }, thresholds),
  };
}
