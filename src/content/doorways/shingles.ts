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

/**
 * The shingles of a text as 32-bit hashes (FNV-1a over the words' numbers), in order: every run of
 * five words. A text of fewer words, such as a button's, has none.
 */
export function shinglesOf(words: readonly string[]): number[] {
  const ids = words.map(numberOf);
  const shingles: number[] = [];
  for (let start = 0; start + shingleLength <= ids.length; start += 1) {
    let hash = offsetBasis;
    for (let place = start; place < start + shingleLength; place += 1) {
      hash = Math.imul(hash ^ (ids[place] ?? 0), prime);
      hash ^= hash >>> 15;
    }
    shingles.push(hash >>> 0);
  }
  return shingles;
}

/** The shingles of a page: those of its texts, each once, in the order of their numbers. */
export function shingleSet(texts: Iterable<readonly string[]>): Uint32Array {
  const all: number[] = [];
  for (const words of texts) for (const shingle of shinglesOf(words)) all.push(shingle);
  const sorted = Uint32Array.from(all).sort();
  return sorted.filter((shingle, place) => place === 0 || shingle !== sorted[place - 1]);
}
