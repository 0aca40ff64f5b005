/**
 * What every host of the site has to do, stated once: headers, caching, address forms, redirects and
 * what stays private. The writers of this folder put it into the words of each server, and
 * `npm run serve` follows it itself. Content types are in content-types.ts.
 */

import type { Redirect } from "../content/redirects";

/** The rules of one build. */
export interface HostRules {
  /** The site's address without a slash at the end. */
  readonly siteUrl: string;
  /** Headers of every answer, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that may be sent over HTTPS alone (RFC 6797, section 7.2). */
  readonly secureHeaders: Readonly<Record<string, string>>;
  readonly redirects: readonly Redirect[];
  /** Addresses outside the hashed folders whose content never changes, because they hold its hash. */
  readonly hashedFiles: readonly string[];
}

/** For files whose name changes with their content. */
export const immutable = "public, max-age=31536000, immutable";

/** For everything else: kept, but asked for again before each use. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Folders whose files all have hashed names: Gatsby's pictures and fonts, and our share pictures. */
export const hashedFolders = ["static", "share"];

/** Regular expression of addresses with hashed names. */
export const hashedAddress = `^/((${hashedFolders.join("|")})/.+|[^/]+-[0-9a-f]{10}\\.(css|js))$`;

/** Regular expression of a page's address, the home page apart. Its file has .html at the end. */
export const pageAddress = "(/[a-z0-9-]+)+";

/** The file of the page that answers unknown addresses, with status 404. */
export const notFoundFile = "404.html";

/** Addresses of that page: it has none of its own, so that they are unknown too. */
export const notFoundAddresses = ["/404", "/404/", "/404.html"];

/** Other names of the home page, which lead to it. */
export const homeAliases = ["/index", "/index/", "/index.html"];

/**
 * Regular expression of files in public/ that no visitor needs: what hosts read themselves, what
 * Gatsby keeps for its next build, the compressed twins, which are sent under their file's name, and
 * all with a dot first but .we…, as .well-known is public (RFC 8615). Without look-ahead, which Caddy
 * does not have.
 */
export const privateAddress =
  "^/(_headers|_redirects|_gatsby/.*|chunk-map\\.json|webpack\\.stats\\.json|.*\\.(br|gz)|(.*/)?\\.([^w]|w[^e]).*)$";

/** Status of all redirects: moved permanently. */
export const movedStatus = 301;

/** Headers that every answer carries beside the content security policy. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": [
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
    "xr-spatial-tracking",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** One year. Subdomains are left out: the site cannot know what else the domain serves. */
export const strictTransportSecurity = { "Strict-Transport-Security": "max-age=31536000" };

/** How an address may be kept: Cache-Control of the answer. */
export function cacheControl(address: string): string {
  return new RegExp(hashedAddress).test(address) ? immutable : revalidate;
}
