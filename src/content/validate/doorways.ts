import { mainTexts, sentencesOf } from "../doorways/main-words";
import { swappedNames, type NameMask } from "../doorways/names";
import { shingleLength, shingleSet, shinglesOf } from "../doorways/shingles";
import { similarPairs } from "../doorways/similar-pairs";
import { wordsOf } from "../doorways/words";
import type { SiteRecord } from "../records";
import { recordDigest, type Finding, type Site } from "./site";

/** The highest similarity at which two pages count as two. */
const similarityLimit = 0.2;

/** How many shared sentences a fault quotes, and how much of each. */
const quoted = { sentences: 3, characters: 160 };

/**
 * The doorway gate: no two town, service or landing pages may be the same page with the names
 * swapped (design decision 14; Google's spam policies, "Doorways").
 *
 * The measure. Of each record the main words are taken: all that visitors read on its page, without
 * the furniture that pages share. Names of towns, counties, neighborhoods and services are masked,
 * and so is each figure and token, so that swapping them does not count as a difference. The words
 * are cut into shingles: every run of five words that stand in one text. Two pages' similarity is
 * Jaccard's: the number of shingles that both have, divided by the number that at least one has.
 * 0 means no five words in a row in common, 1 the same words. Two texts that say alike things in
 * words of their own stay below 0.05; a page copied with a third of it rewritten is near 0.5.
 * Above 0.20 the gate closes. The way to open it is to write what is true of that place or job alone.
 */
export function* doorwayRule(site: Site): Generator<Finding> {
  const { records, schemas } = site;
  const names = swappedNames(records);
  const textsOf = (record: SiteRecord) => mainTexts(record, schemas.kinds[record.kind]);
  const pages = (["town", "service", "landing"] as const).flatMap((kind) => records.ofKind(kind));
  const sets = rememberedSets(site, pages, names, textsOf);
  for (const { first, second, similarity } of similarPairs(sets, similarityLimit)) {
    const [one, other] = [pages[first], pages[second]];
    if (!one || !other) continue;
    yield {
      record: other,
      path: [],
      message: `Without the names of places and services, the page is too much like ${one.file}: similarity ${similarity.toFixed(2)}.`,
      found: sharedWords(textsOf(one), textsOf(other), names),
      allowed: `at most ${similarityLimit.toFixed(2)}: write what is true of this place or job alone`,
    };
  }
}

/** The shingles of each page. Those of a page that has not changed since the last check are known. */
function rememberedSets(
  site: Site,
  pages: readonly SiteRecord[],
  names: NameMask,
  textsOf: (record: SiteRecord) => readonly string[],
): Uint32Array[] {
  const remembered = site.memory.for("doorways", names.toString());
  return pages.map((record) => {
    const digest = recordDigest(record, site);
    const known = remembered.get(digest);
    if (known !== undefined)
      return new Uint32Array(Uint8Array.from(Buffer.from(known, "base64")).buffer);
    const set = shingleSet(textsOf(record).map((text) => names.wordsOf(text)));
    remembered.set(digest, Buffer.from(set.buffer).toString("base64"));
    return set;
  });
}

/** The longest sentences that two pages share, or, where they share none whole, the longest run of words. */
function sharedWords(one: readonly string[], other: readonly string[], names: NameMask): string {
  const masked = (sentence: string) => names.wordsOf(sentence).join(" ");
  const known = new Set(one.flatMap(sentencesOf).map(masked));
  const shared = other.flatMap(sentencesOf).filter((sentence) => known.has(masked(sentence)));
  const longest = [...new Set(shared)]
    .filter((sentence) => wordsOf(sentence).length > 2)
    .sort((a, b) => b.length - a.length)
    .slice(0, quoted.sentences);
  const quotes = longest.length > 0 ? longest : [longestRun(one, other, names)];
  return quotes.map(short).join(" ");
}

function longestRun(one: readonly string[], other: readonly string[], names: NameMask): string {
  const known = new Set(one.flatMap((text) => shinglesOf(names.wordsOf(text))));
  let longest = { words: 0, quote: "" };
  for (const text of other) {
    const words: number[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    names.visitWords(text, (word, start, end) => {
      words.push(word);
      starts.push(start);
      ends.push(end);
    });
    let first = -1;
    shinglesOf(words).forEach((shingle, place) => {
      if (!known.has(shingle)) first = -1;
      else {
        if (first < 0) first = place;
        const last = place + shingleLength - 1;
        const length = last + 1 - first;
        const quote = text.slice(starts[first], ends[last]);
        if (length > longest.words) longest = { words: length, quote };
      }
    });
  }
  return longest.quote;
}

function short(sentence: string): string {
  const { characters } = quoted;
  return `“${sentence.length > characters ? `${sentence.slice(0, characters)}…` : sentence}”`;
}
