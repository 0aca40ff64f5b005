import type { Json, JsonPath } from "./json";

/** Something in data/ that has to be mended before the site can be built, in words for an editor. */
export interface Fault {
  /** The file below the site's root, with forward slashes: data/towns/clifton.json. */
  readonly file: string;
  /** Line and column of the place, counted from 1, where it is one place in the file. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The field, such as sections[2].title, places in lists counted from 0. */
  readonly field?: string | undefined;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What stands there. */
  readonly found: string;
  /** What may stand there. */
  readonly allowed: string;
  /** What was probably meant, ready to be typed. */
  readonly suggestion?: string | undefined;
}

/** Writes a path as editors read it: ["sections", 2, "title"] → "sections[2].title". */
export function fieldName(path: JsonPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name ? `${name}.${step}` : step;
  }, "");
}

/** Puts faults in the order in which an editor mends them: by file, then from top to bottom. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      compare(a.line ?? 0, b.line ?? 0) ||
      compare(a.column ?? 0, b.column ?? 0) ||
      compare(a.field ?? "", b.field ?? ""),
  );
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Writes one fault as a block of lines: place, field, what is wrong, what was found, what is allowed. */
export function formatFault(fault: Fault): string {
  const { file, line, column, field, message, found, allowed, suggestion } = fault;
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return [
    field ? `${place}  ${field}` : place,
    `  ${message}`,
    `  Found:    ${found}`,
    `  Allowed:  ${allowed}`,
    ...(suggestion === undefined ? [] : [`  Did you mean ${suggestion}?`]),
  ]
    .map(printable)
    .join("\n");
}

/** Writes all faults for the terminal, sorted, with their number at the end. */
export function formatFaults(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  const blocks = sortFaults(faults).map(formatFault);
  return [...blocks, `${count(faults.length, "fault")} in ${count(files, "file")}.`].join("\n\n");
}

/** Writes a number with its noun: 1 → "1 fault", 2 → "2 faults". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const longestQuote = 90;

/** Quotes a value as it stands in a record, cut short where it is long. */
export function quote(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "a group of fields in { }";
  const text = printable(JSON.stringify(value));
  if (text.length <= longestQuote) return text;
  return `${text.slice(0, longestQuote)}…" (${text.length - 2} characters)`;
}

/** Lists what is allowed: ["a", "b", "c"] → "a, b, or c". Lists of more than `most` are cut short. */
export function oneOf(names: readonly string[], most = 12): string {
  if (names.length > most) return `one of ${names.length}: ${names.slice(0, most).join(", ")} …`;
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
}

/** Control characters, and those that turn or hide text (Unicode TR 36), which must not reach a terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

function printable(text: string): string {
  return text.replace(unprintable, (character) => `‹${codePoint(character)}›`);
}

/** Names a character by its code point: "\u202e" → "U+202E". */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
