import fc from "fast-check";
import { answer } from "../../src/calculator/answer";
import { addressOf, readInput } from "../../src/calculator/input";
import { perMonth } from "../../src/calculator/monthly";
import { adviseOnRoof, type OldRoof } from "../../src/calculator/repair-or-replace";
import { roofSquareFeet, slopeFactor } from "../../src/calculator/roof-area";
import { sharedRange } from "../../src/calculator/shared-range";
import { priceForSize, type SizePrice, type SizeRow } from "../../src/calculator/size-price";
import prices from "../../data/prices.json";

const sized = (
  from: number | null,
  to: number | null,
  low: number,
  high: number,
  open = false,
) => ({
  fromSquareFeet: from,
  toSquareFeet: to,
  low,
  high,
  openEnded: open,
});

/** The replacement prices by size of the specification's section 9. */
const points = [
  sized(1000, 1000, 8000, 12000),
  sized(1500, 1500, 12000, 18000),
  sized(2000, 2000, 16000, 24000),
  sized(2500, null, 20000, 30000, true),
];

/** The estimates by size of section 9. */
const bands = [
  sized(null, 1200, 9000, 14000),
  sized(1200, 2000, 14000, 22000),
  sized(2000, null, 22000, 35000),
];

const rangeIn = (found: SizePrice<SizeRow>) => ("range" in found ? found.range : null);

/** Tables of single sizes whose prices never fall as the roof grows; the last row may go on. */
const tables = fc
  .record({
    rows: fc.array(
      fc.record({
        step: fc.integer({ min: 1, max: 900 }),
        rise: fc.integer({ min: 0, max: 9000 }),
        spread: fc.integer({ min: 0, max: 3000 }),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    goesOn: fc.boolean(),
  })
  .map(({ rows, goesOn }) => {
    let [size, low, high] = [200, 1000, 1000];
    return rows.map(({ step, rise, spread }, index) => {
      size += step;
      low += rise;
      high = Math.max(high, low) + spread;
      const last = goesOn && index === rows.length - 1;
      return sized(size, last ? null : size, low, high, last);
    });
  });

describe("price by size", () => {
  test("at a published size it is the published price", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        for (const row of rows) {
          const { low, high, openEnded } = row;
          expect(rangeIn(priceForSize(rows, row.fromSquareFeet ?? 0))).toEqual({
            low,
            high,
            openEnded,
          });
        }
      }),
    );
  });

  test("between published sizes it lies between their prices, in steps of $100 or at a published price", () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 8000 }), (rows, squareFeet) => {
        const found = priceForSize(rows, squareFeet);
        if (found.kind !== "between") return;
        const { lower, upper, range } = found;
        expect(range.low).toBeGreaterThanOrEqual(lower.low);
        expect(range.low).toBeLessThanOrEqual(upper.low);
        expect(range.high).toBeGreaterThanOrEqual(lower.high);
        expect(range.high).toBeLessThanOrEqual(upper.high);
        expect(range.low % 100 === 0 || range.low === lower.low).toBe(true);
        expect(range.high % 100 === 0 || range.high === upper.high).toBe(true);
      }),
    );
  });

  test("rounding never narrows the range on the straight line", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2500 }), (squareFeet) => {
        const range = rangeIn(priceForSize(points, squareFeet));
        expect(range?.low).toBeLessThanOrEqual(squareFeet * 8 + 1e-6);
        expect(range?.high).toBeGreaterThanOrEqual(squareFeet * 12 - 1e-6);
      }),
    );
  });

  test("a larger roof never costs less", () => {
    fc.assert(
      fc.property(
        fc.oneof(tables, fc.constant(bands)),
        fc.integer({ min: 1, max: 8000 }),
        fc.integer({ min: 0, max: 4000 }),
        (rows, squareFeet, more) => {
          const [small, large] = [squareFeet, squareFeet + more].map((size) =>
            rangeIn(priceForSize(rows, size)),
          );
          if (!small || !large) return;
          expect(large.low).toBeGreaterThanOrEqual(small.low);
          expect(large.high).toBeGreaterThanOrEqual(small.high);
        },
      ),
    );
  });

  test("there is a price exactly from the smallest published size to the largest", () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 8000 }), (rows, squareFeet) => {
        const sizes = rows.map(({ fromSquareFeet }) => fromSquareFeet ?? 0);
        const inside = squareFeet >= Math.min(...sizes) && squareFeet <= Math.max(...sizes);
        expect(rangeIn(priceForSize(rows, squareFeet)) !== null).toBe(inside);
      }),
    );
  });

  test("halfway between 1,500 and 2,000 sq ft is halfway between their prices", () => {
    expect(rangeIn(priceForSize(points, 1750))).toEqual({
      low: 14000,
      high: 21000,
      openEnded: false,
    });
  });

  test("on the way to an open-ended price the price is open-ended", () => {
    expect(rangeIn(priceForSize(points, 2250))).toEqual({
      low: 18000,
      high: 27000,
      openEnded: true,
    });
  });

  test("it guesses nothing below the smallest size or past the last open-ended row", () => {
    expect(priceForSize(points, 999)).toEqual({ kind: "outside" });
    expect(priceForSize(points, 2501)).toEqual({ kind: "beyond", row: points[3] });
  });

  test("a band holds for every size in it, and a size on a border counts to the larger band", () => {
    const lowAt = (size: number) => rangeIn(priceForSize(bands, size))?.low;
    expect([1, 1199, 1200, 1999, 2000, 4000].map(lowAt)).toEqual([
      9000, 9000, 14000, 14000, 22000, 22000,
    ]);
  });

  test("the order of the rows does not matter", () => {
    expect(priceForSize([...points].reverse(), 1800)).toEqual(priceForSize(points, 1800));
  });

  test("every row of the published tables by size comes back as published", () => {
    for (const { rows } of prices.tables) {
      for (const row of rows) {
        const from = "fromSquareFeet" in row ? row.fromSquareFeet : null;
        const to = "toSquareFeet" in row ? row.toSquareFeet : null;
        if (from === null && to === null) continue;
        const table = rows.map((other) => ({
          fromSquareFeet: null,
          toSquareFeet: null,
          openEnded: false,
          ...other,
        }));
        const found = rangeIn(priceForSize(table, from ?? (to ?? 0) - 1));
        expect(found).toMatchObject({ low: row.low, high: row.high });
      }
    }
  });
});

describe("roof area", () => {
  /** Factors as the trade's tables print them, by rise in inches for each foot. */
  const published = { 0: 1, 2: 1.014, 3: 1.031, 4: 1.054, 6: 1.118, 8: 1.202, 9: 1.25, 12: 1.414 };

  test.each(Object.entries(published))("%s in 12 has the standard factor %d", (rise, factor) => {
    expect(slopeFactor(Number(rise))).toBeCloseTo(factor, 3);
  });

  test("1,800 sq ft on two stories at 6 in 12 is 1,006 sq ft of roof", () => {
    expect(roofSquareFeet({ floorSquareFeet: 1800, stories: 2, riseInchesPerFoot: 6 })).toBe(1006);
  });

  test("no roof is smaller than the footprint below it, and a steeper one never smaller", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20000 }),
        fc.constantFrom(1, 1.5, 2, 3),
        fc.double({ min: 0, max: 24, noNaN: true }),
        (floorSquareFeet, stories, riseInchesPerFoot) => {
          const house = { floorSquareFeet, stories, riseInchesPerFoot };
          const area = roofSquareFeet(house);
          expect(area).toBeGreaterThanOrEqual(Math.round(floorSquareFeet / stories));
          expect(
            roofSquareFeet({ ...house, riseInchesPerFoot: riseInchesPerFoot + 1 }),
          ).toBeGreaterThanOrEqual(area);
        },
      ),
    );
  });
});

describe("where two ranges agree", () => {
  const ranges = fc
    .tuple(fc.integer({ min: 1, max: 9e4 }), fc.integer({ min: 0, max: 9e4 }), fc.boolean())
    .map(([low, width, openEnded]) => ({ low, high: low + width, openEnded }));

  test("every dollar of it lies in both, and none is missing", () => {
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 1, max: 2e5 }), (one, other, dollars) => {
        const shared = sharedRange(one, other);
        const inside = ({ low, high }: { low: number; high: number }) =>
          dollars >= low && dollars <= high;
        expect(shared !== null && inside(shared)).toBe(inside(one) && inside(other));
      }),
    );
  });

  test("it does not matter which comes first", () => {
    fc.assert(
      fc.property(ranges, ranges, (one, other) => {
        expect(sharedRange(one, other)).toEqual(sharedRange(other, one));
      }),
    );
  });

  test("it is open-ended where the range that ends first is", () => {
    const open = { low: 20000, high: 30000, openEnded: true };
    expect(sharedRange(open, { low: 15000, high: 25000 })?.openEnded).toBe(false);
    expect(sharedRange(open, { low: 24000, high: 35000 })).toEqual({
      low: 24000,
      high: 30000,
      openEnded: true,
    });
  });

  test("ranges that touch agree on one price; ranges apart on none", () => {
    const architectural = { low: 12000, high: 20000 };
    expect(sharedRange({ low: 8000, high: 12000 }, architectural)).toMatchObject({
      low: 12000,
      high: 12000,
    });
    expect(sharedRange({ low: 20000, high: 30000 }, { low: 8000, high: 15000 })).toBeNull();
  });
});

describe("monthly example", () => {
  test("is plain division", () => {
    expect(perMonth({ low: 12000, high: 18000 }, 36)).toMatchObject({ low: 333, high: 500 });
  });
});

describe("repair or replace", () => {
  const { guidance } = prices;
  const replacement = { low: 12000, high: 18000 };
  const verdict = (roof: Partial<OldRoof>) =>
    adviseOnRoof({ ageYears: null, repairDollars: null, replacement, ...roof }, guidance).verdict;

  test.each([
    ["under 15 years and under $3,000", { ageYears: 14, repairDollars: 2999 }, "repair"],
    ["15 years", { ageYears: 15, repairDollars: 500 }, "inspect"],
    ["$3,000", { ageYears: 5, repairDollars: 3000 }, "inspect"],
    ["20 years", { ageYears: 20, repairDollars: 500 }, "inspect"],
    ["over 20 years", { ageYears: 21, repairDollars: 500 }, "replace"],
    ["over 20 years, cost unknown", { ageYears: 21 }, "replace"],
    ["over 30 % of the high end", { ageYears: 5, repairDollars: 5401 }, "replace"],
    ["30 % of the high end", { ageYears: 5, repairDollars: 5400 }, "inspect"],
    ["age alone, not old", { ageYears: 10 }, "incomplete"],
    ["cost alone, not high", { repairDollars: 1000 }, "incomplete"],
  ])("%s: %s gives %s", (_name, roof, expected) => {
    expect(verdict(roof)).toBe(expected);
  });

  test("over 30 % of the low end alone is for somebody to look at", () => {
    const small = { low: 8000, high: 12000 };
    expect(verdict({ ageYears: 5, repairDollars: 2500, replacement: small })).toBe("inspect");
  });

  test("without a price for a new roof, age and dollars decide", () => {
    expect(verdict({ ageYears: 5, repairDollars: 2500, replacement: null })).toBe("repair");
  });
});

describe("input", () => {
  test("an address survives reading and writing", () => {
    const address = "?size=1800&choice=architectural&months=48&age=12&repair=900";
    expect(addressOf(new URLSearchParams(address))).toBe(address);
  });

  test("the way not taken and empty fields stay out of the address", () => {
    const form = "by=size&size=1800&floor=2000&stories=2&pitch=medium&choice=&age=";
    expect(addressOf(new URLSearchParams(form))).toBe("?size=1800");
    const house = form.replace("by=size", "by=house");
    expect(addressOf(new URLSearchParams(house))).toBe(
      "?by=house&floor=2000&stories=2&pitch=medium",
    );
  });

  test("what is no usable number counts as left out", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", " ", "abc", "-5", "0", "NaN", "Infinity", "1e999"),
        (size) => {
          expect(readInput(new URLSearchParams({ size })).squareFeet).toBeNull();
        },
      ),
    );
  });
});

describe("answer", () => {
  const facts = {
    sizeRows: points,
    choiceRows: [
      { id: "asphalt", low: 8000, high: 15000 },
      { id: "metal", low: 15000, high: 25000 },
    ],
    pitches: [{ id: "medium", riseInchesPerFoot: 6 }],
    thresholds: prices.guidance,
    interestPercent: 0,
  };
  const answerTo = (address: string, own = facts) =>
    answer(readInput(new URLSearchParams(address)), own);

  test("without a choice the price is that of the size", () => {
    expect(answerTo("size=1500").price).toMatchObject({ low: 12000, high: 18000 });
  });

  test("with a choice it is what both tables allow", () => {
    expect(answerTo("size=1500&choice=asphalt").price).toMatchObject({ low: 12000, high: 15000 });
  });

  test("where the tables do not meet, or the size has no price, there is none", () => {
    expect(answerTo("size=2500&choice=asphalt").price).toBeNull();
    expect(answerTo("size=900&choice=asphalt").price).toBeNull();
    expect(answerTo("size=2600&choice=metal").price).toBeNull();
  });

  test("a house is measured by its footprint and slope", () => {
    const found = answerTo("by=house&size=9&floor=2683&stories=2&pitch=medium");
    expect(found).toMatchObject({ squareFeet: 1500, price: { low: 12000, high: 18000 } });
  });

  test("payments are divided plainly, and not at all where interest is charged", () => {
    expect(answerTo("size=1500&months=12").monthly).toMatchObject({ low: 1000, high: 1500 });
    expect(answerTo("size=1500&months=12", { ...facts, interestPercent: 4 }).monthly).toBeNull();
  });

  test("whatever is entered, a price lies inside what both tables publish", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 9000 }),
        fc.constantFrom("asphalt", "metal"),
        (size, choice) => {
          const { price } = answerTo(`size=${size}&choice=${choice}`);
          const row = facts.choiceRows.find(({ id }) => id === choice);
          if (!price || !row) return;
          expect(price.low).toBeGreaterThanOrEqual(Math.max(8000, row.low));
          expect(price.high).toBeLessThanOrEqual(Math.min(30000, row.high));
        },
      ),
    );
  });
});
