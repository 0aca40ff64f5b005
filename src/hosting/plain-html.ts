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

/**
 * Takes the style attributes off Gatsby's own elements, and out of the page what no browser needs.
 * @param html a whole page as Gatsby wrote it
 */
export function plainHtml(html: string): string {
  return html
    .replace(styled, (tag) => tag.replace(/ style="[^"]*"/, ""))
    .replace(outdated, "")
    .replace(apostrophe, "'");
}
