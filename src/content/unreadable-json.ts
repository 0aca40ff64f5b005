import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";
import { quote } from "./fault";

/** Why a text cannot be read as JSON, and where, in words for an editor. */
export interface JsonTrouble {
  readonly offset: number;
  readonly message: string;
  readonly found: string;
  readonly allowed: string;
  readonly suggestion?: string;
}

/** A text and the place in it where the parser stumbled. */
interface Stumble {
  readonly text: string;
  readonly offset: number;
  /** The name of the parser's error. */
  readonly error: string;
  /** The text before the place, without the space at its end, and the text from the place on. */
  readonly before: string;
  readonly after: string;
}

type Reason = (stumble: Stumble) => JsonTrouble | undefined;

const curlyQuote = /[“”„‟‘’‚«»＂]/;
const deepest = 64;

/** Brings a text that JSON.parse refuses to its likeliest reason. */
export function explainJson(text: string): JsonTrouble {
  if (!text.trim()) {
    return {
      offset: 0,
      message: "The file is empty.",
      found: "nothing",
      allowed: "a record in { }",
    };
  }
  if (nestsTooDeeply(text)) return tooDeep;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  const offset = Math.min(first?.offset ?? 0, text.length);
  const stumble: Stumble = {
    text,
    offset,
    error: first ? printParseErrorCode(first.error) : "",
    before: text.slice(0, offset).trimEnd(),
    after: text.slice(offset),
  };
  for (const reason of reasons) {
    const trouble = reason(stumble);
    if (trouble) return trouble;
  }
  return {
    offset,
    message: `The file cannot be read as JSON (${stumble.error}).`,
    found: excerpt(stumble.after),
    allowed: 'text as JSON writes it: "field": "value", with commas between fields',
  };
}

/** The trouble with a file whose groups and lists hold one another beyond any use. */
export const tooDeep: JsonTrouble = {
  offset: 0,
  message: "Groups and lists stand inside one another far too deeply.",
  found: `more than ${deepest} levels of { } and [ ]`,
  allowed: "the few levels that the record's schema describes",
};

/** Tells whether more groups and lists are open at once than any record needs. */
function nestsTooDeeply(text: string): boolean {
  let level = 0;
  for (const bracket of bracketsIn(text)) {
    level += bracket === "{" || bracket === "[" ? 1 : -1;
    if (level > deepest) return true;
  }
  return false;
}

/** The brackets of a text that stand outside its strings. */
function* bracketsIn(text: string): Generator<string> {
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (!token.startsWith('"')) yield token;
  }
}

const conflictMarkers: Reason = ({ text }) => {
  const marker = /^(<{7}|={7}|>{7})/m.exec(text);
  return marker
    ? {
        offset: marker.index,
        message: "Two versions of the file were merged and not yet put together.",
        found: excerpt(text.slice(marker.index)),
        allowed: "one version, without the lines of <<<<<<<, ======= and >>>>>>>",
      }
    : undefined;
};

const noRecord: Reason = ({ text }) => {
  const start = text.search(/\S/);
  const first = text.charAt(start);
  if (first === "{" || first === "[" || first === '"' || curlyQuote.test(first)) return undefined;
  return {
    offset: start,
    message: "The file does not start as a record.",
    found: excerpt(text.slice(start)),
    allowed: "{ as the first character and } as the last",
  };
};

const comment: Reason = ({ error, offset, after }) =>
  error === "InvalidCommentToken" || /^(\/\/|\/\*|#)/.test(after)
    ? {
        offset,
        message: "Notes cannot be written into a record.",
        found: excerpt(after),
        allowed: "fields and values alone",
      }
    : undefined;

const smartQuotes: Reason = ({ text, offset, before, error }) => {
  const line = text.slice(offset).split("\n", 1)[0] ?? "";
  const endsText = error === "UnexpectedEndOfString" ? offset + line.search(curlyQuote) : -1;
  const place = [offset, before.length - 1, Math.max(offset, endsText)].find((index) =>
    curlyQuote.test(text.charAt(index)),
  );
  return place === undefined
    ? undefined
    : {
        offset: place,
        message: "A curly quotation mark stands where JSON needs a straight one.",
        found: `${text.charAt(place)} in ${excerpt(text.slice(text.lastIndexOf("\n", place) + 1))}`,
        allowed: 'the straight mark " before and after each field name and each text',
        suggestion: straightened(text.slice(text.lastIndexOf("\n", place) + 1)),
      };
};

/** The first line of a text with straight marks, where it can be read then: curly ones may stand inside a text. */
function straightened(text: string): string | undefined {
  const line = excerpt(text).replaceAll(new RegExp(curlyQuote, "g"), '"');
  try {
    JSON.parse(`{${line.replace(/,$/, "")}}`);
    return line;
  } catch {
    return undefined; // The line is no whole field.
  }
}

const singleQuotes: Reason = ({ offset, after }) =>
  after.startsWith("'")
    ? {
        offset,
        message: "A single quotation mark stands where JSON needs a double one.",
        found: excerpt(after),
        allowed: 'the double mark " before and after each field name and each text',
        suggestion: excerpt(after).replace(/'/g, '"'),
      }
    : undefined;

const extraComma: Reason = ({ before, after }) => {
  if (!before.endsWith(",") || !/^(\}|\]|,|$)/.test(after)) return undefined;
  const next = after.charAt(0);
  return {
    offset: before.length - 1,
    message:
      next === "," ? "There are two commas in a row." : "There is a comma after the last entry.",
    found: next ? `, before ${next}` : ", at the end of the file",
    allowed: "a comma only between two entries: take this one away",
  };
};

const thousands: Reason = ({ text, offset }) => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  const figure = /:\s*\$?(\d{1,3}(?:,\d{3})+)(?!["\d])/.exec(line);
  if (!figure?.[1]) return undefined;
  return {
    offset: start + line.indexOf(figure[1]),
    message: "A number is written with a comma in it.",
    found: figure[1],
    allowed: "digits alone",
    suggestion: figure[1].replace(/,/g, ""),
  };
};

const currency: Reason = ({ offset, after }) => {
  const figure = /^[$€£]\s*([\d.,]*)/.exec(after);
  return figure
    ? {
        offset,
        message: "A number is written with a currency sign.",
        found: excerpt(after),
        allowed: "digits alone",
        ...(figure[1] && { suggestion: figure[1].replace(/,(?=\d{3})/g, "").replace(/,$/, "") }),
      }
    : undefined;
};

const backslash: Reason = ({ error, text, offset, after }) => {
  if (error !== "InvalidEscapeCharacter" && error !== "InvalidUnicode") return undefined;
  const place =
    offset + Math.max(0, after.split("\n", 1)[0]?.search(/\\(?!["\\/bfnrt]|u[0-9a-f]{4})/i) ?? 0);
  return {
    offset: place,
    message: "A backslash stands in a text.",
    found: excerpt(text.slice(offset)),
    allowed: "no backslash (in file names and addresses the forward slash / divides folders)",
  };
};

const brokenLine: Reason = ({ error, offset, after }) => {
  if (error !== "InvalidCharacter" && error !== "UnexpectedEndOfString") return undefined;
  if (error === "UnexpectedEndOfString") {
    return {
      offset,
      message: "A text has no quotation mark at its end, or goes on in the next line.",
      found: excerpt(after),
      allowed: 'one line with the mark " at both ends',
    };
  }
  return {
    offset,
    message: "A text holds a tab or another invisible character.",
    found: excerpt(after),
    allowed: "spaces, letters, digits and punctuation",
  };
};

const cutOff: Reason = ({ text, before, after }) => {
  if (after.trim()) return undefined;
  const [opened, closed] = lastOpen(text);
  return {
    offset: before.length,
    message: `The file ends before everything is closed: ${closed} is missing for the ${opened} opened earlier.`,
    found: "the end of the file",
    allowed: `${closed} to end what ${opened} began`,
  };
};

const afterTheEnd: Reason = ({ error, offset, after }) =>
  error === "EndOfFileExpected"
    ? {
        offset,
        message:
          "Something stands after the end of the record: a } too many or too early, or a second record.",
        found: excerpt(after),
        allowed: "nothing after the last }",
      }
    : undefined;

const quoteInText: Reason = ({ text, offset, after }) =>
  text.charAt(offset - 1) === '"' && /^[\p{L}\d]/u.test(after)
    ? {
        offset: offset - 1,
        message: "A quotation mark inside a text ends the text too early.",
        found: excerpt(text.slice(offset - 1)),
        allowed: 'curly marks “ ” inside a text, or \\" for each',
        suggestion: "“ and ”",
      }
    : undefined;

const word: Reason = ({ error, offset, after, before }) => {
  const found = /^[A-Za-z_][\w-]*/.exec(after)?.[0];
  if (found === undefined) return undefined;
  const literal = {
    true: "true",
    yes: "true",
    false: "false",
    no: "false",
    null: "null",
    none: "null",
    undefined: "null",
  };
  const meant =
    before.endsWith(":") &&
    Object.entries(literal).find(([name]) => name === found.toLowerCase())?.[1];
  return error === "InvalidSymbol" || !before.endsWith('"')
    ? {
        offset,
        message: "A field name or a text stands without quotation marks.",
        found: excerpt(after),
        allowed:
          'quotation marks " before and after field names and texts; true, false, null and numbers stand without',
        suggestion: meant || `"${found}"`,
      }
    : undefined;
};

const missingComma: Reason = ({ error, before }) =>
  error === "CommaExpected"
    ? {
        offset: before.length,
        message: "A comma is missing at the end of this entry.",
        found: excerpt(lastLine(before)),
        allowed: "a comma after each entry but the last",
        suggestion: `${excerpt(lastLine(before))},`,
      }
    : undefined;

const missingColon: Reason = ({ error, before }) =>
  error === "ColonExpected"
    ? {
        offset: before.length,
        message: "A colon is missing after a field name.",
        found: excerpt(lastLine(before)),
        allowed: '"field": "value"',
      }
    : undefined;

const missingValue: Reason = ({ before, offset, after }) =>
  before.endsWith(":")
    ? {
        offset,
        message: "A field has no value, or one that JSON does not know.",
        found: excerpt(after),
        allowed: "a text in quotation marks, a number such as 8000 or 0.5, true, false or null",
      }
    : undefined;

/** The reasons in the order in which they are tried: what is sure comes before what is likely. */
const reasons: readonly Reason[] = [
  conflictMarkers,
  noRecord,
  smartQuotes,
  comment,
  currency,
  thousands,
  singleQuotes,
  extraComma,
  backslash,
  brokenLine,
  cutOff,
  afterTheEnd,
  quoteInText,
  word,
  missingComma,
  missingColon,
  missingValue,
];

function lastOpen(text: string): readonly [string, string] {
  const open: string[] = [];
  for (const bracket of bracketsIn(text)) {
    if (bracket === "{" || bracket === "[") open.push(bracket);
    else open.pop();
  }
  return open.at(-1) === "[" ? ["[", "]"] : ["{", "}"];
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf("\n") + 1).trim();
}

/** The start of a text, up to the end of its line. */
function excerpt(text: string): string {
  const line = text.trimStart().split(/\r?\n/, 1)[0]?.trimEnd() ?? "";
  const short = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return short || quote(undefined);
}
