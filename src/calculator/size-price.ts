import type { DollarRange } from "../content/format";

/** A row of a price table by roof size, sizes in square feet (prices.schema.json says how they read). */
export interface SizeRow extends DollarRange {
  readonly fromSquareFeet: number | null;
  readonly toSquareFeet: number | null;
}

/** What a price table says of one roof size. */
export type SizePrice<Row extends SizeRow> =
  /** A row names this size, or a band of sizes with it inside. */
  | { readonly kind: "published"; readonly row: Row; readonly range: DollarRange }
  /** It lies between two rows. */
  | {
      readonly kind: "between";
      readonly lower: Row;
      readonly upper: Row;
      readonly range: DollarRange;
    }
  /** It lies past the row "and more" whose price is open too: the table gives no upper end. */
  | { readonly kind: "beyond"; readonly row: Row }
  /** No row speaks of it. */
  | { readonly kind: "outside" };

/** Figures read off between two published prices are rounded to this many dollars. */
export const roundedToDollars = 100;

/**
 * Reads a roof size off a price table. Published prices come back as they are; between two of them
 * each end of the range lies on the straight line from one to the other, rounded outward to
 * `roundedToDollars` but never past the published prices. Nothing is read off outside them. A size on
 * the border of two bands counts to the larger.
 * @param rows rows with sizes, in any order
 * @param squareFeet area of the roof along its slope
 */
export function priceForSize<Row extends SizeRow>(
  rows: readonly Row[],
  squareFeet: number,
): SizePrice<Row> {
  const covering = rows
    .filter((row) => covers(row, squareFeet))
    .sort(bySize)
    .at(-1);
  if (covering) {
    const past = covering.toSquareFeet === null && squareFeet > startOf(covering);
    if (past && covering.openEnded) return { kind: "beyond", row: covering };
    return { kind: "published", row: covering, range: rangeOf(covering) };
  }
  const lower = rows
    .filter((row) => endOf(row) <= squareFeet)
    .sort(bySize)
    .at(-1);
  const upper = rows
    .filter((row) => startOf(row) > squareFeet)
    .sort(bySize)
    .at(0);
  if (!lower || !upper) return { kind: "outside" };
  return { kind: "between", lower, upper, range: rangeBetween(lower, upper, squareFeet) };
}

function covers({ fromSquareFeet, toSquareFeet }: SizeRow, squareFeet: number): boolean {
  if (fromSquareFeet === null) return toSquareFeet !== null && squareFeet < toSquareFeet;
  return fromSquareFeet <= squareFeet && squareFeet <= (toSquareFeet ?? Infinity);
}

const startOf = ({ fromSquareFeet }: SizeRow) => fromSquareFeet ?? 0;
const endOf = ({ toSquareFeet }: SizeRow) => toSquareFeet ?? Infinity;
const bySize = (a: SizeRow, b: SizeRow) => startOf(a) - startOf(b);

function rangeOf({ low, high, openEnded }: DollarRange): DollarRange {
  return { low, high, openEnded: openEnded ?? false };
}

function rangeBetween(lower: SizeRow, upper: SizeRow, squareFeet: number): DollarRange {
  const share = (squareFeet - endOf(lower)) / (startOf(upper) - endOf(lower));
  if (share === 0) return rangeOf(lower);
  const onLine = (from: number, to: number) => from + (to - from) * share;
  const roundDown = Math.floor(onLine(lower.low, upper.low) / roundedToDollars) * roundedToDollars;
  const roundUp = Math.ceil(onLine(lower.high, upper.high) / roundedToDollars) * roundedToDollars;
  return {
    low: Math.max(roundDown, Math.min(lower.low, upper.low)),
    high: Math.min(roundUp, Math.max(lower.high, upper.high)),
    openEnded: lower.openEnded === true || upper.openEnded === true,
  };
}
