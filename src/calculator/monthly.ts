import type { DollarRange } from "../content/format";

/**
 * What a price comes to each month without interest: plain division, for an example. With interest it
 * would be wrong.
 * @param price whole dollars
 * @param termMonths number of equal payments, at least 1
 * @returns dollars a month, rounded to whole dollars
 */
export function perMonth({ low, high, openEnded }: DollarRange, termMonths: number): DollarRange {
  return { low: Math.round(low / termMonths), high: Math.round(high / termMonths), openEnded };
}
