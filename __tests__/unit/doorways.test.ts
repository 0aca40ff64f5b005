import { readFileSync } from "node:fs";
import { NameMask } from "../../src/content/doorways/names";
import { shingleSet, shinglesOf } from "../../src/content/doorways/shingles";
import { similarPairs } from "../../src/content/doorways/similar-pairs";
import { wordsOf } from "../../src/content/doorways/words";

const numbersUpTo = (end: number, start = 0) =>
  Uint32Array.from({ length: end - start }, (_, index) => (start + index) * 7919);

test("words are compared without case and punctuation, and any figure is the same", () => {
  const [cliftons = 0, s, roofs, ...rest] = wordsOf("Clifton's roofs, 85,000 of them!");
  expect(rest).toHaveLength(4);
  expect(rest[0]).toBe(rest[1]);
  expect(new Set([cliftons, s, roofs, ...rest]).size).toBe(6);
  expect(wordsOf("ROOFS -- of clifton…")).toEqual([roofs, rest[2], cliftons]);
  expect(wordsOf("60-minute")).toEqual(wordsOf("45-minute"));
  expect(wordsOf("ÉCOLE ñandú")).toEqual(wordsOf("école Ñandú"));
  expect(wordsOf(" … — ")).toEqual([]);
});

test("words have a number of their own", () => {
  const text = readFileSync("data/towns/clifton.json", "utf8").toLowerCase();
  const words = new Set(text.match(/[a-z]+/g));
  expect(words.size).toBeGreaterThan(500);
  expect(new Set(wordsOf([...words].join(" "))).size).toBe(words.size);
});

test("it is known where words stand, names as a whole", () => {
  const names = new NameMask();
  names.add("Clifton Heights", "PLACE");
  const text = "In “Clifton Heights”, a roof";
  const found: string[] = [];
  names.visitWords(text, (_word, start, end) => found.push(text.slice(start, end)));
  expect(found).toEqual(["In", "Clifton Heights", "a", "roof"]);
});

test("names are masked whole, the longest first", () => {
  const names = new NameMask();
  names.add("Clifton", "PLACE");
  names.add("Clifton Heights", "PLACE");
  names.add("Roof Replacement", "SERVICE");
  names.add("X", "PLACE");
  names.add("Y", "SERVICE");
  const masked = (text: string) => names.wordsOf(text);
  expect(masked("In Clifton Heights a roof replacement")).toEqual(masked("in X a Y"));
  expect(masked("Clifton roof, Clifton heights")).toEqual(masked("X roof X"));
  expect(masked("a roof in Montclair")).toEqual(wordsOf("a roof in montclair"));
  expect(masked("X")).not.toEqual(masked("Y"));
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
