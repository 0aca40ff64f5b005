/**
 * Gatsby styles two elements of each page by an attribute, which the content security policy blocks.
 * base.css styles them instead, by their ids. React compares no attributes of a page that it takes
 * over, so that it does not miss them.
 */
const styled =
  /(<div (?:id="gatsby-announcer"|style="[^"]*" tabindex="-1" id="gatsby-focus-wrapper"))[^>]*>/g;

/**
 * Takes the style attributes off Gatsby's own elements.
 * @param html a whole page
 */
export function removeStyleAttributes(html: string): string {
  return html.replace(styled, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
