import { deferScripts } from "./intent-loader";
import { removeStyleAttributes } from "./plain-attributes";
import { contentSecurityPolicyInPage, inlineHashes } from "./policy";
import { addPreloads } from "./preloads";
import { guardSinks } from "./trusted-types";

/**
 * Makes the published HTML of a page from what Gatsby wrote. Each step takes and returns the whole
 * document; the policy comes last, when the page's scripts and styles are what they will be.
 * @param html the page as Gatsby wrote it
 * @param plainHost whether the page is for a host that sends no headers
 */
export function finishHtml(html: string, plainHost: boolean): string {
  const finished = guardSinks(addPreloads(removeStyleAttributes(deferScripts(html))));
  return plainHost ? statePolicy(finished) : finished;
}

/** Puts the policy into the page, before everything that it governs. */
function statePolicy(html: string): string {
  const policy = contentSecurityPolicyInPage(inlineHashes(html));
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
