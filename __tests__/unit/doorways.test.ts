import { NameMask, wordsOf } from "../../src/content/doorways/names";
import { shingleSet, shinglesOf } from "../../src/content/doorways/shingles";
import { similarPairs } from "../../src/content/doorways/similar-pairs";

const numbersUpTo = (end: number, start = 0) =>
  Uint32Array.from({ length: end - start }, (_, index) => (start + index) * 7919);

test("words are compared without case and punctuation, and any figure is the same", () => {
  expect(wordsOf("Clifton's roofs, 85,000 of them!")).toEqual([
    "clifton",
    "s",
    "roofs",
    "0",
    "0",
    "of",
    "them",
  ]);
  expect(wordsOf("60-minute")).toEqual(wordsOf("45-minute"));
});

test("names are masked whole, the longest first", () => {
  const names = new NameMask();
  names.add("Clifton", "PLACE");
  names.add("Clifton Heights", "PLACE");
  names.add("Roof Replacement", "SERVICE");
  const masked = (text: string) => names.apply(wordsOf(text)).join(" ");
  expect(masked("In Clifton Heights a roof replacement")).toBe("in PLACE a SERVICE");
  expect(masked("Clifton roof, Clifton heights")).toBe("PLACE roof PLACE");
  expect(masked("a roof in Montclair")).toBe("a roof in montclair");
});

test("a shingle is a run of five words; shorter texts have none", () => {
  expect(shinglesOf(wordsOf("one two three four"))).toEqual([]);
  expect(shinglesOf(wordsOf("one two three four five six"))).toHaveLength(2);
  const [again] = shinglesOf(wordsOf("two three four five six"));
  expect(shinglesOf(wordsOf("one two three four five six"))[1]).toBe(again);
  expect(shingleSet([wordsOf("a b c d e"), wordsOf("a b c d e")])).toHaveLength(1);
});

test("similarity is what both have by what at least one has", () => {
  const [pair] = similarPairs([numbersUpTo(100), numbersUpTo(150, 50)], 0.2);
  expect(pair).toEqual({ first: 0, second: 1, similarity: 50 / 150 });
});

test("the limit itself is allowed", () => {
  // 20 of 100 in common.
  const sets = [numbersUpTo(60), numbersUpTo(100, 40)];
  expect(similarPairs(sets, 0.2)).toEqual([]);
  expect(similarPairs(sets, 0.199)).toHaveLength(1);
});

test("sets of very different sizes are compared as well", () => {
  expect(similarPairs([numbersUpTo(1000), numbersUpTo(210)], 0.2)).toHaveLength(1);
  expect(similarPairs([numbersUpTo(1000), numbersUpTo(190)], 0.2)).toEqual([]);
  expect(similarPairs([new Uint32Array(), new Uint32Array()], 0.2)).toEqual([]);
});

test("finds the same pairs as comparing each with each", () => {
  let seed = 11;
  const random = (end: number) => (seed = (seed * 16807) % 2147483647) % end;
  const sets = Array.from({ length: 120 }, () => {
    const start = random(400);
    const own = Array.from({ length: 40 + random(80) }, () => (start + random(150)) * 104729);
    return Uint32Array.from(new Set(own));
  });
  const expected: string[] = [];
  sets.forEach((one, first) => {
    sets.forEach((other, second) => {
      if (second <= first) return;
      const common = one.filter((shingle) => other.includes(shingle)).length;
      const similarity = common / (one.length + other.length - common);
      if (similarity > 0.3) expected.push(`${first} ${second}`);
    });
  });
  expect(expected.length).toBeGreaterThan(5);
  expect(expected.length).toBeLessThan(100);
  const found = similarPairs(sets, 0.3).map(({ first, second }) => `${first} ${second}`);
  expect(found.sort()).toEqual(expected.sort());
});

test("thousands of copies of one page end the search early", () => {
  const pairs = similarPairs(
    Array.from({ length: 3000 }, () => numbersUpTo(800)),
    0.2,
  );
  expect(pairs.length).toBeGreaterThanOrEqual(100);
  expect(pairs.length).toBeLessThan(3000);
});
