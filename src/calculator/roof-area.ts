/** How much roof lies over a house: plain geometry, no allowance for waste. */

/** A house as its owner knows it. */
interface House {
  /** Area of all floors together, in square feet. */
  readonly floorSquareFeet: number;
  /** Floors the area is spread over; a half for one under the slope: 1.5 for a Cape. */
  readonly stories: number;
  /** How far the roof rises, in inches for each foot along the ground. */
  readonly riseInchesPerFoot: number;
}

/**
 * The standard slope factor (trade tables: 4 in 12 is 1.054, 6 in 12 is 1.118, 12 in 12 is 1.414):
 * the length along a slope for each foot along the ground, which is √(rise² + 12²) / 12.
 * @param riseInchesPerFoot inches of rise for each foot along the ground; 0 is flat
 * @returns a number without unit, 1 for a flat roof
 */
export function slopeFactor(riseInchesPerFoot: number): number {
  return Math.hypot(riseInchesPerFoot, 12) / 12;
}

/**
 * The area of a roof of one pitch over a house: the footprint, which is the floor area over the
 * stories, times the slope factor.
 * @returns whole square feet
 */
export function roofSquareFeet({ floorSquareFeet, stories, riseInchesPerFoot }: House): number {
  return Math.round((floorSquareFeet / stories) * slopeFactor(riseInchesPerFoot));
}
