import { formatNumber } from "../content/format";
import { fill } from "../ui/fill";

interface RowSize {
  readonly label: string | null;
  readonly fromSquareFeet: number | null;
  readonly toSquareFeet: number | null;
}

interface SizeLabels {
  readonly exactly: string;
  readonly from: string;
  readonly under: string;
  readonly between: string;
}

/**
 * What a price row is for: its label, or its roof size in words.
 * @param row sizes in square feet
 * @param words patterns with the placeholders {size}, {from} and {to}
 */
export function priceRowLabel(
  { label, fromSquareFeet: from, toSquareFeet: to }: RowSize,
  words: SizeLabels,
): string {
  if (label !== null) return label;
  if (from !== null && to !== null && from !== to) {
    return fill(words.between, { from: formatNumber(from), to: formatNumber(to) });
  }
  const pattern = from === null ? words.under : to === null ? words.from : words.exactly;
  return fill(pattern, { size: formatNumber(from ?? to ?? 0) });
}
