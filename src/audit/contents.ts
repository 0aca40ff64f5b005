import type { AuditFault, AuditedSite } from "./site";

/** Every picture says what it shows and how large it is. */
export function* pictures({ pages }: AuditedSite): Generator<AuditFault> {
  for (const { file, pictures: shown } of pages) {
    for (const { src = "", alt, width, height, role } of shown) {
      if (!alt?.trim() && role !== "presentation")
        yield { place: file, message: `The picture ${src} has no alt text.` };
      if (!Number(width) || !Number(height))
        yield { place: file, message: `The picture ${src} has no width or height.` };
    }
  }
}

/** Headings begin with the h1 and go down one level at a time. */
export function* headings({ pages }: AuditedSite): Generator<AuditFault> {
  for (const { file, headings: found } of pages) {
    let above = 0;
    for (const { level, text } of found) {
      if (level > above + 1) {
        yield {
          place: file,
          message: `The h${level} “${text}” follows ${above ? `an h${above}` : "no heading"}; h${above + 1} must come first.`,
        };
      }
      above = level;
    }
  }
}

/** Words that say nothing of what a page is about. */
const emptyWords = new Set(
  "a an and are as at be by for from how in is it its no not of on one or our that the their them they this to us we what when where who why will with you your".split(
    " ",
  ),
);

/** The stems of a text's telling words: "Roofers in Clifton" → "roof", "clifton". */
function subjectOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/['’]s\b/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !emptyWords.has(word)).map(stem));
}

function stem(word: string): string {
  return word.length > 4
    ? word.replace(/(ings?|ers?|ments?|ations?|ions?|ed|es|s|e)$/, "")
    : word.replace(/s$/, "");
}

/** The h1 and the title of a page share its subject: two telling words, or all where one of them has fewer. */
export function* subjects({ pages }: AuditedSite): Generator<AuditFault> {
  for (const { file, titles, headings: found } of pages) {
    const title = titles[0] ?? "";
    const heading = found.find(({ level }) => level === 1)?.text ?? "";
    const [one, other] = [subjectOf(title), subjectOf(heading)];
    const shared = [...one].filter((word) => other.has(word)).length;
    if (shared < Math.min(2, one.size, other.size)) {
      yield {
        place: file,
        message: `Title and h1 do not share a subject: “${title}” and “${heading}”.`,
      };
    }
  }
}
