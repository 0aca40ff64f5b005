/**
 * Gatsby styles two elements of each page by an attribute, which the content security policy blocks.
 * base.css styles them instead, by their ids. React compares no attributes of a page that it takes
 * over, so that it does not miss them.
 */
const styled =
  /(<div (?:id="gatsby-announcer"|style="[^"]*" tabindex="-1" id="gatsby-focus-wrapper"))[^>]*>/g;

/** What Gatsby says to browsers that no longer exist: Internet Explorer, and Safari 9. */
const outdated = /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no/g;

/** Apostrophes, which React escapes in text and in attributes; it puts attributes in double quotes. */
const apostrophe = /&#x27;/g;

/** The ends of entries and cells, where what follows says as much (HTML standard, 13.1.2.4). */
const impliedEnd =
  /<\/li>(?=<li|<\/[ou]l>)|<\/t[dh]>(?=<t[dh]|<\/tr>)|<\/tr>(?=<tr|<\/t(?:head|body)>)/g;

/** Shapes of drawings, which React ends as if they held something. */
const shape = /(<(path|rect|circle)(?: [a-z-]+="[^"]*")*)><\/\2>/gi;

/** Elements without content, which React ends with a slash. */
const voidElement = /(<(?:meta|link|source|img|input)\b[^>]*?)\/>/g;

/**
 * Takes the style attributes off Gatsby's own elements, and out of the page what no browser needs.
 * @param html a whole page as Gatsby wrote it
 */
export function plainHtml(html: string): string {
  return html
    .replace(styled, (tag) => tag.replace(/ style="[^"]*"/, ""))
    .replace(outdated, "")
    .replace(apostrophe, "'")
    .replace(impliedEnd, "")
    .replace(shape, "$1/>")
    .replace(voidElement, "$1>");
}
