import { join } from "node:path";
import { launchChromium } from "../__tests__/support/chromium";
import { builtPages, notFoundPage } from "./built-pages";
import { loadPage } from "./first-load";
import { measureInteractions } from "./interactions";
import { installLighthouse, lighthouse, swappingHeader } from "./lighthouse";
import { machine } from "./machine";
import { pagesReport, pagesSummary, type PageResult, type PageSpeed } from "./pages-report";
import { printReport, progress, writeReport } from "./report";
import { serveByCaddy, serveSite } from "./site-server";

/** Lighthouse runs each page so often. */
const runs = 3;
/** An address that no page has; the 404 page answers it. */
const unknownAddress = "/no-such-page";

/**
 * `npm run bench pages`: what each page of the build in public/ fetches, and what Lighthouse says of
 * it, beside an empty page measured in the same run.
 * @param only addresses of pages, where not all are wanted
 */
export async function benchPages(only: readonly string[]): Promise<void> {
  const measuredOn = machine();
  const pages = only.length ? only : await builtPages(join(__dirname, ".."));
  await installLighthouse();
  const browser = await launchChromium();
  const site = await serveSite();
  const host = await serveByCaddy();
  const plainHost = await serveByCaddy({ without: swappingHeader, gzipAlone: true });
  const speed = async (served: string, plain: string): Promise<PageSpeed> => ({
    ...(await lighthouse(served, runs)),
    plain: await lighthouse(plain, runs),
  });
  try {
    const empty = await speed(host.empty, plainHost.empty);
    const results: PageResult[] = [];
    for (const [index, page] of pages.entries()) {
      progress(`${page} (${index + 1} of ${pages.length})`);
      if (page === notFoundPage) {
        results.push({ page, load: await loadPage(browser, site.origin + unknownAddress) });
      } else {
        const load = await loadPage(browser, site.origin + page);
        results.push({ page, load, speed: await speed(host.site + page, plainHost.site + page) });
      }
    }
    progress("Menu, accordion and navigation");
    const found = {
      setting: `${measuredOn}, Chromium ${browser.version()}`,
      runs,
      empty,
      pages: results,
      interactions: await measureInteractions(browser, site.origin, runs),
    };
    if (only.length) printReport(pagesReport(found));
    else await writeReport("pages", pagesReport(found), pagesSummary(found));
  } finally {
    await site.stop();
    await host.close();
    await plainHost.close();
    await browser.close();
  }
}
