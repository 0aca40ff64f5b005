import type { Point } from "./map-projection";

/** A label to place beside its point, in units of the drawing. */
interface LabelSize {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a label goes, and how its words hang on that spot. */
interface PlacedLabel extends Point {
  readonly align: "start" | "middle" | "end";
}

interface Candidate {
  readonly label: PlacedLabel;
  readonly box: Box;
}

const reach = 12;

/** Places around a point, best first: right, left, below, above, then the four corners. */
function candidates({ at, width, height }: LabelSize): Candidate[] {
  const middleY = at.y - height / 2;
  const spots: [PlacedLabel["align"], number, number][] = [
    ["start", at.x + reach, middleY],
    ["end", at.x - reach, middleY],
    ["middle", at.x, at.y + reach],
    ["middle", at.x, at.y - reach - height],
    ["start", at.x + reach, at.y + reach / 2],
    ["start", at.x + reach, at.y - reach / 2 - height],
    ["end", at.x - reach, at.y + reach / 2],
    ["end", at.x - reach, at.y - reach / 2 - height],
  ];
  return spots.map(([align, x, y]) => {
    const left = align === "start" ? x : align === "end" ? x - width : x - width / 2;
    return {
      label: { align, x, y },
      box: { left, top: y, right: left + width, bottom: y + height },
    };
  });
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of a box lies off the sheet. */
function outside(box: Box, width: number, height: number): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - overlap(box, { left: 0, top: 0, right: width, bottom: height });
}

/**
 * Places each label where it hides no other label and no point and stays on the sheet. Labels are moved in
 * turn until none gets better, which for a few dozen towns is soon.
 * @param width of the sheet, like all lengths here in units of the drawing
 * @param height of the sheet
 * @returns a place for each label, in their order
 */
export function placeLabels(
  labels: readonly LabelSize[],
  width: number,
  height: number,
): PlacedLabel[] {
  const options = labels.map(candidates);
  const dots = labels.map(({ at }) => ({
    left: at.x - 7,
    top: at.y - 7,
    right: at.x + 7,
    bottom: at.y + 7,
  }));
  const chosen = options.map((spots) => spots[0]);

  const cost = (index: number, spot: Candidate, rank: number) => {
    const others = chosen.reduce(
      (sum, other, at) => sum + (other && at !== index ? overlap(spot.box, other.box) : 0),
      0,
    );
    const points = dots.reduce((sum, dot) => sum + overlap(spot.box, dot), 0);
    return others + 2 * points + 3 * outside(spot.box, width, height) + rank;
  };

  for (let round = 0; round < 6; round += 1) {
    options.forEach((spots, index) => {
      const costs = spots.map((spot, rank) => cost(index, spot, rank));
      chosen[index] = spots[costs.indexOf(Math.min(...costs))];
    });
  }
  return chosen.flatMap((spot) => (spot ? [spot.label] : []));
}
