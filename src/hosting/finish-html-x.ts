import { deferScripts } from "./intent-loader";
import { keepUsedStyles, type SiteStyles } from "./page-styles-x";
import { plainHtml } from "./plain-html";
import { contentSecurityPolicyInPage, inlineHashes } from "./policy";
import { addPreloads } from "./preloads";
import { addThemeColors } from "./theme-colors";
import { guardSinks } from "./trusted-types";

/** A page as it is published. */
interface FinishedPage {
  readonly html: string;
  /** The file with the styles of the whole site, which its scripts fetch. */
  readonly styles: SiteStyles | undefined;
}

/**
 * Makes the published HTML of a page from what Gatsby wrote. Each step takes and returns the whole
 * document; the policy comes last, when the page's scripts and styles are what they will be.
 * @param html the page as Gatsby wrote it
 * @param plainHost whether the page is for a host that sends no headers
 */
export function finishHtml(html: string, plainHost: boolean): FinishedPage {
  // The colors are read by their names, which keepUsedStyles shortens.
  const { html: styled, all } = keepUsedStyles(addThemeColors(plainHtml(html)));
  const finished = guardSinks(addPreloads(keepStructuredData(deferScripts(styled, all?.href))));
  return { html: plainHost ? statePolicy(finished) : finished, styles: all };
}

/**
 * Puts the policy into the page, before everything that it governs.
 * @param html a page whose scripts and styles are what they will be
 */
export function statePolicy(html: string): string {
  const policy = contentSecurityPolicyInPage(inlineHashes(html));
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * Takes Gatsby's mark off the structured data. When scripts take a page over, Gatsby removes what is
 * marked from the head and puts there what the page's Head renders in the browser, which leaves the
 * structured data out (src/seo/structured-data.tsx).
 */
function keepStructuredData(html: string): string {
  return html.replace(/(<script id="structured-data"[^>]*?) data-gatsby-head="true"/, "$1");
}
