import { prime } from "./words";

/** How many words a shingle has. */
export const shingleLength = 5;

/** What a word still counts for in a running hash once it has left the shingle. */
const weightOnceLeft = Array.from({ length: shingleLength }).reduce<number>(
  (weight) => Math.imul(weight, prime),
  1,
);

/** Adds the shingles of a text to a list, by a running hash over its words (Rabin and Karp). */
function addShingles(words: readonly number[], shingles: number[]): void {
  let hash = 0;
  for (let end = 0; end < words.length; end += 1) {
    hash = (Math.imul(hash, prime) + (words[end] ?? 0)) | 0;
    if (end >= shingleLength) {
      hash = (hash - Math.imul(words[end - shingleLength] ?? 0, weightOnceLeft)) | 0;
    }
    if (end + 1 >= shingleLength) shingles.push(hash);
  }
}

/**
 * The shingles of a text as 32-bit hashes, in order: every run of five words. A text of fewer words,
 * such as a button's, has none.
 */
export function shinglesOf(words: readonly number[]): number[] {
  const shingles: number[] = [];
  addShingles(words, shingles);
  return shingles;
}

/** The shingles of a page: those of its texts, each once, in the order of their numbers. */
export function shingleSet(texts: Iterable<readonly number[]>): Uint32Array {
  const all: number[] = [];
  for (const words of texts) addShingles(words, all);
  const sorted = new Uint32Array(all).sort();
  let count = 0;
  for (const shingle of sorted) {
    if (count === 0 || shingle !== sorted[count - 1]) sorted[count++] = shingle;
  }
  return sorted.slice(0, count);
}
