/**
 * Rich text: plain text in which links are written [words](/address). There is no other markup, and
 * nothing in it is ever read as HTML.
 */

/** A link in a rich text. */
interface RichLink {
  readonly words: string;
  readonly to: string;
}

/** A stretch of plain text, or a link. */
type RichPart = string | RichLink;

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Splits a rich text into plain text and links, in order. What is no whole link is plain text. */
export function parseRichText(text: string): RichPart[] {
  if (!text.includes("](")) return text ? [text] : [];
  const parts: RichPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = "", 2: to = "", index } of text.matchAll(link)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ words, to });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The words of a rich text without its links' addresses. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}
