import { contentTypes } from "./content-types";
import { hashedFolders, immutable, movedStatus, type HostRules } from "./rules";

/**
 * The rules as a `_headers` file, as Netlify and Cloudflare Pages read it. Cloudflare joins the
 * values of all rules that fit an address, so that no header is set by two of them: what is not
 * named here is revalidated by both hosts anyway. It takes 100 rules of 2,000 characters a line.
 */
export function headersFile(rules: HostRules): string {
  const headers = { ...rules.headers, ...rules.secureHeaders };
  return [
    rule("/*", headers),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { "Cache-Control": immutable })),
    ...rules.hashedFiles.map((file) => rule(file, { "Cache-Control": immutable })),
    ...contentTypes
      .filter(([extension]) => typesToSet.has(extension))
      .map(([extension, { type }]) => rule(`/*.${extension}`, { "Content-Type": type })),
  ].join("");
}

/** Types that these hosts would send otherwise, or not at all. */
const typesToSet = new Set(["xml", "vcf", "webmanifest"]);

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}

/**
 * The redirects as a `_redirects` file. Both hosts lead /faq/ to /faq themselves, and Cloudflare
 * /faq.html too; Netlify does so where a rule says it, with an exclamation mark that lets it stand
 * before the file of that name. Cloudflare does not know the mark.
 * @param pages the addresses of all pages
 * @param forNetlify whether the file is for Netlify
 */
export function redirectsFile(
  rules: HostRules,
  pages: readonly string[],
  forNetlify: boolean,
): string {
  const moved = rules.redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ]);
  const forms = forNetlify
    ? pages.map((page) => [`${page === "/" ? "/index" : page}.html`, page])
    : [];
  const status = forNetlify ? `${movedStatus}!` : movedStatus;
  return [...moved, ...forms].map(([from, to]) => `${from} ${to} ${status}\n`).join("");
}
