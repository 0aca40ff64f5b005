import type { DollarRange } from "../content/format";

/**
 * Where two published ranges agree. One table prices a size in whatever material, the other a
 * material at whatever size; a roof that fits both can only cost what both allow. No factor ties one
 * table to the other, so this is all that may be concluded from them.
 * @returns the dollars that lie in both, open-ended where the range that ends first is; null where
 *   the two have no dollar in common
 */
export function sharedRange(one: DollarRange, other: DollarRange): DollarRange | null {
  const first = one.high <= other.high ? one : other;
  const low = Math.max(one.low, other.low);
  if (low > first.high) return null;
  const bothEnd = one.high === other.high;
  const openEnded = bothEnd ? Boolean(one.openEnded && other.openEnded) : Boolean(first.openEnded);
  return { low, high: first.high, openEnded };
}
