import type { PageFacts } from "./page-facts";
import type { AuditFault, AuditedSite } from "./site";

/** The fewest pages that must link to a page in their main content. */
const fewestLinks = 2;
/** The most clicks from the home page to a page. */
const mostClicks = 3;

/** A link within the site, taken apart. */
interface InternalTarget {
  readonly path: string;
  readonly anchor: string;
}

function internalTarget(href: string, page: PageFacts, host: string): InternalTarget | undefined {
  const local = href === host ? "/" : href.startsWith(`${host}/`) ? href.slice(host.length) : href;
  if (!/^(\/(?!\/)|#)/.test(local)) return undefined;
  const [address = "", anchor = ""] = local.split("#");
  const path = address.split("?")[0] ?? "";
  return { path: path || page.path, anchor: decodeURIComponent(anchor) };
}

/** Every link within the site leads to a page or a file, and every anchor to a place on that page. */
export function* brokenLinks(site: AuditedSite): Generator<AuditFault> {
  for (const page of site.pages) {
    for (const href of new Set(page.links.map((link) => link.href))) {
      const target = internalTarget(href, page, site.host);
      if (!target || site.knownMissing.has(target.path)) continue;
      const found = site.byPath.get(target.path);
      if (!found && !site.files.has(target.path)) {
        yield { place: page.file, message: `The link ${href} leads nowhere.` };
      } else if (found && target.anchor && !found.ids.has(target.anchor)) {
        yield {
          place: page.file,
          message: `The link ${href}: the page has no place #${target.anchor}.`,
        };
      }
    }
    for (const picture of page.sharePictures) {
      if (
        !picture.startsWith(`${site.host}/`) ||
        !site.files.has(picture.slice(site.host.length))
      ) {
        yield { place: page.file, message: `The share picture ${picture} is not in the build.` };
      }
    }
  }
}

/** Addresses within the site are all written in one form: from the root, without the host, a slash or .html at the end, or capitals. */
export function* mixedAddresses({ pages, host }: AuditedSite): Generator<AuditFault> {
  for (const page of pages) {
    for (const href of new Set(page.links.map((link) => link.href))) {
      const target = internalTarget(href, page, host);
      const wrong = target && !href.startsWith("#") && wrongForm(href, target.path, host);
      if (wrong) yield { place: page.file, message: `The link ${href} ${wrong}.` };
    }
  }
}

function wrongForm(href: string, path: string, host: string): string | undefined {
  if (href.startsWith(host)) return "is written with the host";
  if (path !== "/" && path.endsWith("/")) return "ends in a slash";
  if (path.endsWith(".html")) return "names the file, not the address";
  if (path !== path.toLowerCase()) return "holds capitals";
  if (path.includes("//")) return "holds two slashes in a row";
  return href.includes("?") ? "holds a query" : undefined;
}

/** Every page that may be indexed is linked from the main content of two others, and is three clicks from home at most. */
export function* orphans(site: AuditedSite): Generator<AuditFault> {
  const sources = new Map<string, Set<string>>();
  for (const page of site.pages) {
    for (const { href, inContent } of page.links) {
      const target = inContent ? internalTarget(href, page, site.host) : undefined;
      if (!target || target.path === page.path || page.noindex) continue;
      const linking = sources.get(target.path) ?? new Set();
      sources.set(target.path, linking.add(page.path));
    }
  }
  const clicks = clicksFromHome(site);
  for (const { path, file } of site.pages) {
    if (path === "/" || path === "/404.html") continue;
    const linking = [...(sources.get(path) ?? [])];
    if (linking.length < fewestLinks) {
      const who = linking.length ? `only ${linking.join(", ")} links` : "no page links";
      yield {
        place: file,
        message: `${who} to this page in its main content (${fewestLinks} must).`,
      };
    }
    const distance = clicks.get(path) ?? Infinity;
    if (distance > mostClicks) {
      const far = distance === Infinity ? "cannot be reached" : `is ${distance} clicks`;
      yield { place: file, message: `This page ${far} from home (${mostClicks} at most).` };
    }
  }
}

function clicksFromHome({ byPath, host }: AuditedSite): ReadonlyMap<string, number> {
  const clicks = new Map([["/", 0]]);
  for (const [path, distance] of clicks) {
    const page = byPath.get(path);
    for (const { href } of page?.links ?? []) {
      const target = page && internalTarget(href, page, host);
      // A Map is visited in the order of insertion, also what is added meanwhile: nearest pages first.
      if (target && byPath.has(target.path) && !clicks.has(target.path)) {
        clicks.set(target.path, distance + 1);
      }
    }
  }
  return clicks;
}
