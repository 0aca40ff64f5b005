import { stringAt, stringsAt, valueAt } from "../json";
import type { RecordSet } from "../records";
import { visitWords, wordsOf, type WordVisitor } from "./words";

/** What kind of name was masked. */
type Mask = "PLACE" | "SERVICE";

/** The word that stands for a name; the hash of a word is one of four billion numbers, hardly ever these. */
const numberOf: Readonly<Record<Mask, number>> = { PLACE: 1, SERVICE: 2 };

interface NameNode {
  readonly next: Map<number, NameNode>;
  /** The number of the mask for the name that ends here. */
  mask?: number;
}

/** Names that are masked before pages are compared, found in texts word by word. */
export class NameMask {
  private readonly first: NameNode = { next: new Map() };
  /** Whether a name may begin with a word, by the word's last 16 bits: it is asked of each word, nearly always in vain. */
  private readonly mayBegin = new Uint8Array(0x10000);
  private readonly names: (readonly [name: string, mask: Mask])[] = [];
  // The words of the text that is read; the lists are used again for the next text, which is faster.
  private readonly words: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Adds a name and the kind of name that it counts as. */
  add(name: string, mask: Mask): void {
    this.names.push([name, mask]);
    let node = this.first;
    const words = wordsOf(name);
    this.mayBegin[(words[0] ?? 0) & 0xffff] = 1;
    for (const word of words) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    if (node !== this.first) node.mask = numberOf[mask];
  }

  /** All names with their masks, as text: where it is the same, so are the masks of any words. */
  toString(): string {
    return JSON.stringify(this.names);
  }

  /**
   * Visits the words of a text, as `visitWords` does, where each name is one word, its mask. Of two
   * names that start alike the longer counts.
   */
  visitWords(text: string, visit: WordVisitor): void {
    const { words, starts, ends } = this;
    let count = 0;
    visitWords(text, (word, start, end) => {
      words[count] = word;
      starts[count] = start;
      ends[count] = end;
      count += 1;
    });
    for (let place = 0; place < count; place += 1) {
      const start = starts[place] ?? 0;
      let word = words[place] ?? 0;
      let node = this.mayBegin[word & 0xffff] === 1 ? this.first.next.get(word) : undefined;
      for (let next = place + 1; node; next += 1) {
        if (node.mask !== undefined) {
          word = node.mask;
          place = next - 1;
        }
        node = next < count ? node.next.get(words[next] ?? 0) : undefined;
      }
      visit(word, start, ends[place] ?? 0);
    }
  }

  /** The words of a text as numbers, each name one word. */
  wordsOf(text: string): number[] {
    const masked: number[] = [];
    this.visitWords(text, (word) => masked.push(word));
    return masked;
  }
}

/** The names that a doorway page would swap: towns, counties, neighborhoods, nearby areas and services. */
export function swappedNames(records: RecordSet): NameMask {
  const names = new NameMask();
  for (const { value } of records.ofKind("town")) {
    const neighborhoods = valueAt(value, "neighborhoods", "places");
    const places = [value, ...(Array.isArray(neighborhoods) ? neighborhoods : [])];
    for (const place of places) names.add(stringAt(place, "name") ?? "", "PLACE");
    names.add(stringAt(value, "county") ?? "", "PLACE");
  }
  for (const area of stringsAt(records.single("business")?.value, "nearbyAreas")) {
    names.add(area, "PLACE");
  }
  for (const { value } of records.ofKind("service")) {
    names.add(stringAt(value, "name") ?? "", "SERVICE");
    names.add(stringAt(value, "card", "title") ?? "", "SERVICE");
  }
  return names;
}
