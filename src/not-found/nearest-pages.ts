import { distance } from "fastest-levenshtein";
import { decoded } from "../layout/decoded";

/** A page as far as its address is concerned. */
interface Addressed {
  readonly path: string;
}

/** Longer addresses are cut: what follows would not help, and comparing it takes time. */
const longest = 120;

/** From this likeness on, from 0 to 1, two words are taken for the same one, mistyped. */
const sameWord = 0.7;

/** How much a word counts that the page does not have. Words that all pages have count 0.7. */
const unknownWord = 1;

/** Pages below this likeness are no help. */
const helpful = 0.4;

/** A page has to be this much as likely as the best one to be named beside it. */
const besideBest = 0.7;

/** The words of an address, in lower case, without endings that say nothing: /FAQ.html → faq. */
function words(path: string): string[] {
  return decoded(path)
    .slice(0, longest)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How alike two words are, from 0 to 1: the share of letters that need no change. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * Finds the pages that somebody who asked for a missing address probably wanted, best first. Pages
 * are compared by the words of their addresses; a word that few pages have counts for more, and a
 * mistyped one for a little less. An address without its hyphens is compared as a whole.
 * @param missing the path that has no page
 * @param pages all pages of the site
 * @param limit how many to find at most
 */
export function nearestPages<Page extends Addressed>(
  missing: string,
  pages: readonly Page[],
  limit = 3,
): Page[] {
  const wanted = words(missing);
  if (wanted.length === 0) return [];
  const wordsOf = new Map(pages.map(({ path }) => [path, words(path)]));
  const pagesWith = new Map<string, number>();
  for (const word of Array.from(wordsOf.values()).flat()) {
    pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log(1 + pages.length / (pagesWith.get(word) ?? 1));

  const score = (page: Page): number => {
    const own = wordsOf.get(page.path) ?? [];
    let matched = 0;
    let asked = 0;
    for (const word of wanted) {
      const [best, alike] = closest(word, own);
      if (alike < sameWord) {
        asked += unknownWord;
      } else {
        matched += weight(best) * alike;
        asked += weight(best);
      }
    }
    const offered = own.reduce((sum, word) => sum + weight(word), 0);
    const byWords = (2 * matched) / (asked + offered || 1);
    const asWhole = likeness(wanted.join(""), own.join(""));
    return asWhole >= sameWord ? Math.max(byWords, asWhole) : byWords;
  };

  const scored = pages
    .map((page) => ({ page, score: score(page) }))
    .sort((a, b) => b.score - a.score);
  const enough = Math.max(helpful, (scored[0]?.score ?? 0) * besideBest);
  return scored
    .filter((each) => each.score >= enough)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The word of a list that is most like a given one, and how alike the two are. */
function closest(word: string, list: readonly string[]): [string, number] {
  return list.reduce<[string, number]>(
    (best, candidate) => {
      const alike = likeness(word, candidate);
      return alike > best[1] ? [candidate, alike] : best;
    },
    ["", 0],
  );
}
