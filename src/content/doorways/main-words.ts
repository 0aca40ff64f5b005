import { isProse } from "../validate/tokens";
import { plainText } from "../rich-text";
import { walk } from "../walk";
import type { SiteRecord } from "../records";
import type { Schema } from "../schemas";

/** Fields that do not belong to a page's main words: what search results, cards and buttons say. */
const furniture: ReadonlySet<string | number> = new Set([
  "seo",
  "card",
  "keywords",
  "label",
  "$schema",
]);

/**
 * The main words of a page: every text of its record that visitors read there, as plain text with
 * `0` for each token. Left out is the furniture: words for search results and cards, and those on
 * buttons. Header, footer, service cards and the like stand in other records and so are left out too.
 */
export function mainTexts(record: SiteRecord, schema: Schema): string[] {
  const texts: string[] = [];
  walk(record.value, schema, (value, described, path) => {
    if (typeof value !== "string" || !isProse(described)) return;
    if (path.some((step) => furniture.has(step))) return;
    const text = plainText(value);
    texts.push(text.includes("{") ? text.replace(/\{[^}]*\}/g, "0") : text);
  });
  return texts;
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [];
}
