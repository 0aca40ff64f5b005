import { codePoint, quote } from "../fault";
import { parseRichText } from "../rich-text";
import { isProse } from "./tokens";
import type { Complaint, Placed, StringRule } from "./site";

/**
 * The rules for words that people read: no invisible or text-turning characters, no HTML, no other
 * markup than links in rich text, no space at the ends, nothing still to be written.
 */
export const textRule: StringRule = { concerns: isProse, complaints };

function* complaints({ value, schema, path }: Placed<string>): Generator<Complaint> {
  if (path[0] === "$schema") return;
  for (const rule of ordinary.test(value) ? rulesOfWords : rules) {
    const complaint = rule(value, schema.format === "rich-text");
    if (complaint) yield complaint;
  }
}

/** Words with single spaces between them, in characters that only the rules of words could refuse: nearly all texts. */
const ordinary = /^[A-Za-z0-9.,;:!?'"’“”()$%/+=–—-]+(?: [A-Za-z0-9.,;:!?'"’“”()$%/+=–—-]+)*$/;

type TextRule = (text: string, rich: boolean) => Complaint | undefined;

/** Part of a text around a place, for the message. */
function around(text: string, place: number): string {
  const start = Math.max(0, place - 20);
  return quote(text.slice(start, place + 40));
}

/** Makes a rule that refuses what a pattern finds. */
function refuse(
  pattern: RegExp,
  words: (match: string) => Pick<Complaint, "message" | "allowed" | "suggestion">,
): TextRule {
  return (text) => {
    const match = pattern.exec(text);
    return match ? { found: around(text, match.index), ...words(match[0]) } : undefined;
  };
}

const lineBreaks = refuse(/[\n\r\t]/, () => ({
  message: "The text holds a line break or a tab.",
  allowed: "one line; a new paragraph is a new entry of the list, where the field is a list",
}));

/**
 * Control characters, zero-width characters, and the marks that turn the direction of text (Unicode
 * TR 36, UTS 39). The joiners of emoji and of other scripts have no place in English or Spanish.
 */
const invisible = refuse(
  /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\u2028\u2029]/u,
  (match) => ({
    message: `The text holds an invisible character (${codePoint(match)}), often copied from a web page or a document.`,
    allowed: "letters, digits, spaces and punctuation: delete it, or type the words again",
  }),
);

const halfCharacter = refuse(/\p{Cs}/u, (match) => ({
  message: `The text holds half of a character (${codePoint(match)}).`,
  allowed: "whole characters",
}));

const garbled = refuse(/\uFFFD|Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]/, () => ({
  message:
    "Letters or marks are garbled, because the file was once saved in another encoding than UTF-8.",
  allowed: "the right letters: type them again, and save as UTF-8",
}));

const html = refuse(/<[a-z!/?][^>]*>?/i, (match) => ({
  message: "The text holds HTML, which is shown as it stands and not obeyed.",
  allowed: "plain words; links, where the field allows them, as [words](/address)",
  suggestion: /^<(br|p)\b/i.test(match) ? "a new paragraph" : undefined,
}));

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "less than",
  "&gt;": "more than",
  "&quot;": "“ or ”",
  "&apos;": "’",
  "&#39;": "’",
  "&nbsp;": "a space",
  "&ndash;": "–",
  "&mdash;": "—",
  "&rsquo;": "’",
  "&lsquo;": "‘",
  "&rdquo;": "”",
  "&ldquo;": "“",
  "&copy;": "©",
};

const entity = refuse(/&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i, (match) => ({
  message: `The text holds the HTML code ${match}, which is shown as it stands.`,
  allowed: "the character itself",
  suggestion: entities[match.toLowerCase()],
}));

const outerSpace: TextRule = (text) =>
  text === text.trim() || !text.trim()
    ? undefined
    : {
        message: "The text begins or ends with a space.",
        found: quote(text),
        allowed: "no space at the ends",
        suggestion: quote(text.trim()),
      };

const doubleSpace = refuse(/\S {2,}\S/, () => ({
  message: "Two spaces stand in a row.",
  allowed: "one space between words",
}));

const emphasis = refuse(/\*\*|__|^#+ |`/, () => ({
  message: "The text holds marks for bold, headings or code, which are shown as they stand.",
  allowed: "plain words",
}));

const brackets: TextRule = (text, rich) => {
  if (!rich) return linkInPlainText(text);
  const rest = parseRichText(text).find(
    (part) => typeof part === "string" && /[[\]]|\]\(/.test(part),
  );
  if (typeof rest !== "string") return undefined;
  return {
    message: "A square bracket stands alone: a link is not finished.",
    found: around(rest, rest.search(/[[\]]/)),
    allowed: "links as [words](/address), without a space between ] and ( or in the address",
  };
};

function linkInPlainText(text: string): Complaint | undefined {
  const match = /\[[^\]]*\]\([^)]*\)/.exec(text);
  return match
    ? {
        message: "Links are not possible in this field; this one is shown as it stands.",
        found: quote(match[0]),
        allowed: "plain words",
      }
    : undefined;
}

const unwritten = refuse(/✎|\b(?:TODO|TBD|FIXME|XXX)\b|[Ll]orem [Ii]psum/, (match) => ({
  message: `The text is not written yet: it holds ${quote(match)}.`,
  allowed: "the finished words",
}));

const empty: TextRule = (text) =>
  text.length > 0 && !text.trim()
    ? { message: "The text is blank.", found: quote(text), allowed: "words, or no such field" }
    : undefined;

const rulesOfWords: readonly TextRule[] = [unwritten];

const rules: readonly TextRule[] = [
  empty,
  lineBreaks,
  invisible,
  halfCharacter,
  garbled,
  html,
  entity,
  outerSpace,
  doubleSpace,
  emphasis,
  brackets,
  ...rulesOfWords,
];
