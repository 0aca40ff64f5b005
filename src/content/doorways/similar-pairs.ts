/** Two sets of shingles that are too much alike, by their places in the list. */
export interface SimilarPair {
  readonly first: number;
  readonly second: number;
  /** Their Jaccard similarity: shingles in common by shingles in all, 0 to 1. */
  readonly similarity: number;
}

/** Once this many pairs are found the search ends: more to mend at a time help nobody. */
const enoughPairs = 100;

/** Buckets of the sieve that finds shingles of one page alone; some 4 million shingles leave most of them empty. */
const sieveBits = 24;

interface Candidate {
  readonly place: number;
  /** How many shingles the page has. */
  readonly size: number;
  /** Those of its shingles that other pages have too, rarest first. */
  readonly shared: readonly number[];
}

/**
 * Finds the pairs of sets (the first 100, if there are more) whose Jaccard similarity is above `limit`, exactly, without comparing each
 * with each: an index of shingles leads from a page to those that it may be like (prefix filtering:
 * Bayardo, Ma and Srikant, "Scaling up all pairs similarity search", 2007). Two pages that are alike
 * share one of their rarer shingles, so only these are indexed, and phrases that stand on every page
 * cost nothing. The work is nearly in proportion to the number of shingles.
 * @param sets distinct 32-bit numbers
 * @param limit between 0 and 1
 */
export function similarPairs(sets: readonly Uint32Array[], limit: number): SimilarPair[] {
  const index = new Map<number, Candidate[]>();
  const pairs: SimilarPair[] = [];
  for (const candidate of candidates(sets)) {
    const { size, shared } = candidate;
    const own = new Set(shared);
    const seen = new Set<Candidate>();
    for (const shingle of prefix(candidate, limit * size)) {
      for (const other of index.get(shingle) ?? []) seen.add(other);
    }
    for (const other of seen) {
      let common = 0;
      for (const shingle of other.shared) if (own.has(shingle)) common += 1;
      const similarity = common / (size + other.size - common);
      if (similarity <= limit) continue;
      const [first, second] = [other.place, candidate.place].sort((a, b) => a - b);
      if (first !== undefined && second !== undefined) pairs.push({ first, second, similarity });
    }
    if (pairs.length >= enoughPairs) break;
    for (const shingle of prefix(candidate, ((2 * limit) / (1 + limit)) * size)) {
      const holders = index.get(shingle);
      if (holders) holders.push(candidate);
      else index.set(shingle, [candidate]);
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity);
}

/** The shingles of which a page that has at least `least` in common with this one must have one. */
function prefix({ size, shared }: Candidate, least: number): readonly number[] {
  const onePageOnly = size - shared.length;
  return shared.slice(0, Math.max(0, size - Math.ceil(least) + 1 - onePageOnly));
}

/** The sets as candidates, smallest first. */
function candidates(sets: readonly Uint32Array[]): Candidate[] {
  const counts = countShared(sets);
  return sets
    .map((set, place): Candidate => {
      const shared = [...set].filter((shingle) => (counts.get(shingle) ?? 1) > 1);
      const count = (shingle: number) => counts.get(shingle) ?? 0;
      shared.sort((a, b) => count(a) - count(b) || a - b);
      return { place, size: set.length, shared };
    })
    .sort((a, b) => a.size - b.size);
}

/** How many pages have a shingle, for those that several have. Nearly all others are sieved out first. */
function countShared(sets: readonly Uint32Array[]): ReadonlyMap<number, number> {
  const sieve = new Uint8Array(1 << sieveBits);
  const bucket = (shingle: number) => shingle >>> (32 - sieveBits);
  for (const set of sets) {
    for (const shingle of set) {
      const place = bucket(shingle);
      if (sieve[place] !== 2) sieve[place] = (sieve[place] ?? 0) + 1;
    }
  }
  const counts = new Map<number, number>();
  for (const set of sets) {
    for (const shingle of set) {
      if (sieve[bucket(shingle)] === 2) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
    }
  }
  return counts;
}
