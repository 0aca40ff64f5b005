/** How many words a shingle has. */
export const shingleLength = 5;

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

const numbers = new Map<string, number>();

/** The number of a word: a 32-bit hash (FNV-1a) of its letters, the same in every check. */
function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  let hash = offsetBasis;
  for (let place = 0; place < word.length; place += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(place), prime);
  }
  numbers.set(word, hash);
  return hash;
}

/** What a word still counts for in a running hash once it has left the shingle. */
const weightOnceLeft = Array.from({ length: shingleLength }).reduce<number>(
  (weight) => Math.imul(weight, prime),
  1,
);

/** Adds the shingles of a text to a list, by a running hash over the numbers of its words (Rabin and Karp). */
function addShingles(words: readonly string[], shingles: number[]): void {
  const ids = words.map(numberOf);
  let hash = 0;
  for (let end = 0; end < ids.length; end += 1) {
    hash = (Math.imul(hash, prime) + (ids[end] ?? 0)) | 0;
    if (end >= shingleLength) {
      hash = (hash - Math.imul(ids[end - shingleLength] ?? 0, weightOnceLeft)) | 0;
    }
    if (end + 1 >= shingleLength) shingles.push(hash >>> 0);
  }
}

/**
 * The shingles of a text as 32-bit hashes, in order: every run of five words. A text of fewer words,
 * such as a button's, has none.
 */
export function shinglesOf(words: readonly string[]): number[] {
  const shingles: number[] = [];
  addShingles(words, shingles);
  return shingles;
}

/** The shingles of a page: those of its texts, each once, in the order of their numbers. */
export function shingleSet(texts: Iterable<readonly string[]>): Uint32Array {
  const all: number[] = [];
  for (const words of texts) addShingles(words, all);
  const sorted = new Uint32Array(all).sort();
  let count = 0;
  for (const shingle of sorted) {
    if (count === 0 || shingle !== sorted[count - 1]) sorted[count++] = shingle;
  }
  return sorted.slice(0, count);
}
