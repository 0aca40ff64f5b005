/**
 * Sees one word of a text: its number, a hash (FNV-1a, 32 bits) that is the same in every check, and
 * where it begins and ends in the text.
 */
export type WordVisitor = (word: number, start: number, end: number) => void;

const offsetBasis = 0x811c9dc5;
/** The factor of FNV-1a's hashes. */
export const prime = 0x01000193;

/** The number of any word that begins with a digit: figures are not compared. */
const figure = 0;
const nine = "9".charCodeAt(0);

/** The lower-case letter or digit for each UTF-16 unit, up to Latin Extended-B; 0 for all others. */
const letters = new Uint16Array(0x10000);
for (let unit = 0; unit < 0x250; unit += 1) {
  const letter = String.fromCharCode(unit).toLowerCase();
  if (/^[a-z0-9\u00df-\u024f]$/.test(letter)) letters[unit] = letter.charCodeAt(0);
}

/**
 * Visits the words of a text in order: letters and digits, upper and lower case the same. Words are
 * numbers and no strings, as thousands of pages are compared.
 */
export function visitWords(text: string, visit: WordVisitor): void {
  let first = 0;
  let start = 0;
  let hash = offsetBasis;
  for (let place = 0; place <= text.length; place += 1) {
    const letter = place < text.length ? (letters[text.charCodeAt(place)] ?? 0) : 0;
    if (letter !== 0) {
      if (first === 0) {
        first = letter;
        start = place;
        hash = offsetBasis;
      }
      hash = Math.imul(hash ^ letter, prime);
    } else if (first !== 0) {
      visit(first <= nine ? figure : hash, start, place);
      first = 0;
    }
  }
}

/** The words of a text, as numbers. */
export function wordsOf(text: string): number[] {
  const words: number[] = [];
  visitWords(text, (word) => words.push(word));
  return words;
}
