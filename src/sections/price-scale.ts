/** A scale of prices from nothing to a round figure, in dollars. */
export interface Scale {
  readonly max: number;
  /** The figures written along it, evenly apart, the first of them 0. */
  readonly ticks: readonly number[];
}

const steps = [1000, 2000, 2500, 5000, 10000, 20000, 25000, 50000, 100000, 250000];

/**
 * The shortest scale from 0 that holds a figure with at most four steps of a round size.
 * @param highest the figure, in dollars
 */
export function scaleFor(highest: number): Scale {
  const step = steps.find((size) => highest <= size * 4) ?? Math.ceil(highest / 4);
  const count = Math.max(1, Math.ceil(highest / step));
  return {
    max: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
