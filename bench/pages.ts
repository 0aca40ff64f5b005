import { join } from "node:path";
import { launchChromium } from "../__tests__/support/chromium";
import { builtPages, notFoundPage } from "./built-pages";
import { loadPage } from "./first-load";
import { measureInteractions } from "./interactions";
import { installLighthouse, lighthouse, medianResult, swappingHeader } from "./lighthouse";
import { machine } from "./machine";
import { pagesReport, pagesSummary, type PageResult, type PageSpeed } from "./pages-report";
import { printReport, progress, writeReport } from "./report";
import { serveByCaddy, serveSite } from "./site-server";

/** Lighthouse runs each page so often. */
const runs = 3;
/** An address that no page has; the 404 page answers it. */
const unknownAddress = "/no-such-page";

/** What Lighthouse says of a page as hosts serve it, and by gzip in one process. */
async function speed(served: string, plain: string): Promise<PageSpeed> {
  return { ...(await lighthouse(served, runs)), plain: await lighthouse(plain, runs) };
}

/**
 * `npm run bench pages`: what each page of the build in public/ fetches, and what Lighthouse says of
 * it, beside an empty page measured in the same run.
 * @param only addresses of pages, where not all are wanted
 */
export async function benchPages(only: readonly string[]): Promise<void> {
  const measuredOn = machine();
  const pages = only.length ? only : await builtPages(join(__dirname, ".."));
  await installLighthouse();
  /** How to end what was started, in the same order. */
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const browser = await launchChromium();
    ends.push(() => browser.close());
    const site = await serveSite();
    ends.push(site.stop);
    const host = await serveByCaddy();
    ends.push(host.close);
    const plainHost = await serveByCaddy({ without: swappingHeader, gzipAlone: true });
    ends.push(plainHost.close);
    // Before, amid and after the others, as no machine keeps one speed for an hour.
    const empties = [await speed(host.empty, plainHost.empty)];
    const results: PageResult[] = [];
    for (const [index, page] of pages.entries()) {
      if (index === Math.floor(pages.length / 2)) {
        progress("The empty page");
        empties.push(await speed(host.empty, plainHost.empty));
      }
      progress(`${page} (${index + 1} of ${pages.length})`);
      if (page === notFoundPage) {
        results.push({ page, load: await loadPage(browser, site.origin + unknownAddress) });
      } else {
        const load = await loadPage(browser, site.origin + page);
        results.push({ page, load, speed: await speed(host.site + page, plainHost.site + page) });
      }
    }
    progress("The empty page");
    empties.push(await speed(host.empty, plainHost.empty));
    progress("Menu, accordion and navigation");
    const found = {
      setting: `${measuredOn}, Chromium ${browser.version()}`,
      runs,
      empties,
      empty: {
        ...medianResult(empties),
        plain: medianResult(empties.map(({ plain }) => plain)),
      },
      pages: results,
      interactions: await measureInteractions(browser, site.origin, runs),
    };
    if (only.length) printReport(pagesReport(found));
    else await writeReport("pages", pagesReport(found), pagesSummary(found));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
