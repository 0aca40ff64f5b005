/** Two sets of shingles that are too much alike, by their places in the list. */
interface SimilarPair {
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
  /** The ranks of those of its shingles that other pages have too, rarest first. */
  readonly shared: Uint32Array;
}

/**
 * Finds the pairs of sets (the first 100, if there are more) whose Jaccard similarity is above
 * `limit`, exactly, without comparing each with each: an index of shingles leads from a page to those
 * that it may be like (prefix filtering: Bayardo, Ma and Srikant, "Scaling up all pairs similarity
 * search", 2007). Two pages that are alike share one of their rarer shingles, so only these are
 * indexed, and phrases that stand on every page cost nothing. The work is nearly in proportion to
 * the number of shingles.
 * @param sets distinct 32-bit numbers
 * @param limit between 0 and 1
 */
export function similarPairs(sets: readonly Uint32Array[], limit: number): SimilarPair[] {
  const ranks = rankShared(sets);
  const index: Candidate[][] = [];
  const own = new Uint8Array(ranks.size);
  const pairs: SimilarPair[] = [];
  const bySize = sets
    .map((set, place) => ({ set, place }))
    .sort((a, b) => a.set.length - b.set.length);
  for (const { set, place } of bySize) {
    const candidate = { place, size: set.length, shared: ranked(set, ranks) };
    for (const rank of candidate.shared) own[rank] = 1;
    for (const other of likely(candidate, index, limit)) {
      let common = 0;
      for (const rank of other.shared) common += own[rank] ?? 0;
      const similarity = common / (candidate.size + other.size - common);
      if (similarity > limit) {
        const [first, second] = place < other.place ? [place, other.place] : [other.place, place];
        pairs.push({ first, second, similarity });
      }
    }
    if (pairs.length >= enoughPairs) break;
    for (const rank of candidate.shared) own[rank] = 0;
    for (const rank of prefix(candidate, ((2 * limit) / (1 + limit)) * candidate.size)) {
      (index[rank] ??= []).push(candidate);
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity);
}

/** The indexed pages that a page may be too much like. */
function likely(
  candidate: Candidate,
  index: readonly Candidate[][],
  limit: number,
): Set<Candidate> {
  const found = new Set<Candidate>();
  for (const rank of prefix(candidate, limit * candidate.size)) {
    for (const other of index[rank] ?? []) found.add(other);
  }
  return found;
}

/** The shingles of which a page that has at least `least` in common with this one must have one. */
function prefix({ size, shared }: Candidate, least: number): Uint32Array {
  const onOnePage = size - shared.length;
  return shared.subarray(0, Math.max(0, size - Math.ceil(least) + 1 - onOnePage));
}

function ranked(set: Uint32Array, ranks: ReadonlyMap<number, number>): Uint32Array {
  const found: number[] = [];
  for (const shingle of set) {
    const rank = ranks.get(shingle);
    if (rank !== undefined) found.push(rank);
  }
  return new Uint32Array(found).sort();
}

/** Ranks the shingles that several pages have, rarest first. Nearly all others are sieved out beforehand. */
function rankShared(sets: readonly Uint32Array[]): ReadonlyMap<number, number> {
  const sieve = new Uint8Array(1 << sieveBits);
  const bucket = (shingle: number) => shingle >>> (32 - sieveBits);
  for (const set of sets) {
    for (const shingle of set) {
      const place = bucket(shingle);
      const count = sieve[place] ?? 0;
      if (count < 2) sieve[place] = count + 1;
    }
  }
  const survivors: number[] = [];
  for (const set of sets) {
    for (const shingle of set) if (sieve[bucket(shingle)] === 2) survivors.push(shingle);
  }
  const sorted = new Uint32Array(survivors).sort();
  const shared: { shingle: number; count: number }[] = [];
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const shingle = sorted[start] ?? 0;
    while (end < sorted.length && sorted[end] === shingle) end += 1;
    if (end - start > 1) shared.push({ shingle, count: end - start });
  }
  shared.sort((one, other) => one.count - other.count);
  return new Map(shared.map(({ shingle }, rank) => [shingle, rank]));
}
