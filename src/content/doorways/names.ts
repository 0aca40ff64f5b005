import { stringAt, stringsAt, valueAt } from "../json";
import type { RecordSet } from "../records";

interface NameNode {
  readonly next: Map<string, NameNode>;
  /** What stands for the name that ends here. */
  mask?: string;
}

/** Splits a text into words: letters and digits, in lower case. Each figure is the same word. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9\u00df-\u024f]+/);
  return words.filter(Boolean).map((word) => (word.charCodeAt(0) <= nine ? "0" : word));
}

const nine = "9".charCodeAt(0);

/** Names that are masked before pages are compared, found in texts word by word. */
export class NameMask {
  private readonly first: NameNode = { next: new Map() };
  private readonly names: (readonly [name: string, mask: string])[] = [];

  /** Adds a name and the word that stands for it. */
  add(name: string, mask: string): void {
    this.names.push([name, mask]);
    let node = this.first;
    for (const word of wordsOf(name)) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    if (node !== this.first) node.mask = mask;
  }

  /** All names with their masks, as text: where it is the same, so are the masks of any words. */
  toString(): string {
    return JSON.stringify(this.names);
  }

  /** Puts masks for the names among words; of two names that start alike the longer counts. */
  apply(words: readonly string[]): string[] {
    const masked: string[] = [];
    for (let place = 0; place < words.length;) {
      const word = words[place] ?? "";
      const name = this.first.next.has(word) ? this.longestAt(words, place) : undefined;
      masked.push(name?.mask ?? word);
      place += name?.length ?? 1;
    }
    return masked;
  }

  private longestAt(
    words: readonly string[],
    start: number,
  ): { mask: string; length: number } | undefined {
    let found: { mask: string; length: number } | undefined;
    let node: NameNode | undefined = this.first;
    for (let end = start; node && end < words.length; end += 1) {
      node = node.next.get(words[end] ?? "");
      if (node?.mask) found = { mask: node.mask, length: end + 1 - start };
    }
    return found;
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
