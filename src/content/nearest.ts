import { distance } from "fastest-levenshtein";

/** What of a name counts when two are compared: letters and digits, in lower case, without accents. */
function core(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/**
 * Returns the candidate that was probably meant by a mistyped name, or undefined where none is near:
 * the same letters in another spelling, else a few letters apart, else one that holds the other.
 */
export function nearest(found: string, candidates: Iterable<string>): string | undefined {
  const wanted = core(found.slice(0, 200));
  if (!wanted) return undefined;
  let best: string | undefined;
  let bestScore = Math.max(2, Math.floor(wanted.length * 0.35)) + 0.5;
  for (const candidate of candidates) {
    const score = apart(wanted, core(candidate));
    if (score < bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

function apart(wanted: string, candidate: string): number {
  const [short, long] = [wanted, candidate].sort((a, b) => a.length - b.length);
  if (short !== undefined && short.length >= 4 && long?.includes(short)) {
    return 1 + (long.length - short.length) / 100;
  }
  return distance(wanted, candidate);
}

const fewClosest = 5;

/** The few candidates that are least unlike a name, best first, to show what may stand there. */
export function closest(found: string, candidates: readonly string[]): string[] {
  const wanted = core(found.slice(0, 200));
  return candidates
    .map((candidate) => ({ candidate, score: apart(wanted, core(candidate)) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, fewClosest)
    .map(({ candidate }) => candidate);
}

/** Turns a name into a slug: "Glen Ridge " → "glen-ridge". */
export function slugify(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
