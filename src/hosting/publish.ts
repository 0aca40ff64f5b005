import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { markFinished } from "./build-state";
import { caddyfile } from "./caddy";
import { compressFiles } from "./compress";
import { fingerprint, replaceFile } from "./files";
import { finishHtml } from "./finish-html";
import { headersFile, redirectsFile } from "./host-files";
import { nginxConfiguration } from "./nginx";
import { publishPages, publishedFile } from "./page-files";
import { allHashes, backendOrigin, contentSecurityPolicy, type InlineHashes } from "./policy";
import { redirectsTo, type AddressedPage } from "../content/redirects";
import { redirectPage } from "./redirects";
import { hashedAddress, securityHeaders, strictTransportSecurity, type HostRules } from "./rules";

/** Whether the build is for a host that takes neither headers nor redirects, such as GitHub Pages. */
const plainHost = () => process.env.PLAIN_HOST === "1";

/**
 * Publishes the HTML of all pages, and the file with all styles that their scripts fetch.
 * @param root the site's folder
 * @param paths the addresses of all pages
 * @returns the hashes of what stands inside each page, by its address
 */
export async function publishHtml(
  root: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, InlineHashes>> {
  const settings = { plainHost: plainHost(), backend: backendOrigin() };
  const finisher = await fingerprint(join(root, "src", "hosting"), settings);
  const styles = new Map<string, string>();
  const finish = (html: string) => {
    const { html: finished, styles: all } = finishHtml(html, settings.plainHost);
    if (all) styles.set(all.href, all.css);
    return finished;
  };
  const hashes = await publishPages(root, paths, finish, finisher);
  for (const [href, css] of styles) await replaceFile(join(root, "public", href), css);
  return hashes;
}

/** What publishing for hosts needs to know of the build. */
interface BuiltSite {
  readonly siteUrl: string;
  readonly pages: readonly AddressedPage[];
  readonly hashes: ReadonlyMap<string, InlineHashes>;
}

/**
 * Ends a build: writes what each host reads, compresses all text and marks public/ as complete. Call
 * it when all other files are in place.
 * @param root the site's folder
 */
export async function publishForHosts(root: string, site: BuiltSite): Promise<void> {
  const publicFolder = join(root, "public");
  await rm(join(publicFolder, "~partytown"), { recursive: true, force: true }); // Gatsby's, unused
  const rules = await hostRules(publicFolder, site);
  const paths = site.pages.map(({ path }) => path);
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await replaceFile(join(root, file), content);
  };
  await write("deploy/nginx.conf", nginxConfiguration(rules));
  await write("deploy/Caddyfile", caddyfile(rules));
  await write("deploy/rules.json", JSON.stringify(rules, undefined, 2));
  await write("public/_headers", headersFile(rules));
  await write("public/_redirects", redirectsFile(rules, paths, process.env.NETLIFY === "true"));
  if (plainHost()) {
    for (const { from, to } of rules.redirects) {
      await write(`public/${publishedFile(from)}`, redirectPage(to, site.siteUrl));
    }
  }
  await compressFiles(publicFolder);
  await markFinished(root);
}

async function hostRules(publicFolder: string, site: BuiltSite): Promise<HostRules> {
  const hashed = new RegExp(hashedAddress);
  const files = (await readdir(publicFolder)).map((file) => `/${file}`);
  return {
    siteUrl: site.siteUrl,
    headers: {
      "Content-Security-Policy": sitePolicy(site.hashes),
      ...securityHeaders,
    },
    secureHeaders: strictTransportSecurity,
    redirects: redirectsTo(site.pages),
    hashedFiles: files.filter((file) => hashed.test(file)).sort(),
  };
}

/** The longest policy that every host takes: Cloudflare reads 2,000 characters of a line. */
const longestPolicy = 1900;

/**
 * One policy for all pages, so that it can be a header on every host however many pages there are
 * (Cloudflare takes 100 rules). It is as safe as one for each page: all that it names is the site's
 * own, and stands the same on every page that has it.
 * @throws Error where too much differs from page to page.
 */
function sitePolicy(hashes: ReadonlyMap<string, InlineHashes>): string {
  const policy = contentSecurityPolicy(allHashes(hashes.values()));
  if (policy.length <= longestPolicy) return policy;
  throw new Error(
    `The content security policy has ${policy.length} characters; hosts take ${longestPolicy}. ` +
      `Scripts and styles inside pages must be the same on all pages.`,
  );
}
