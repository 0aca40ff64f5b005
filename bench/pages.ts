import { join } from "node:path";
import { chromium } from "playwright-core";
import { filesBelow } from "../src/hosting/files";
import { loadPage, type PageLoad } from "./first-load";
import { measureInteractions, type Interactions } from "./interactions";
import { chromiumPath, installLighthouse, lighthouse, type LighthouseResult } from "./lighthouse";
import { machine } from "./machine";
import {
  printReport,
  progress,
  writeReport,
  type Report,
  type Summary,
  type Table,
} from "./report";
import { serveByCaddy, serveSite } from "./site-server";

interface PageResult {
  readonly path: string;
  readonly load: PageLoad;
  readonly lighthouse: LighthouseResult;
  /** Blocking time without the browser's second process (see `swapping`), in ms. */
  readonly blockingTimeInOneProcess: number;
}

/** The pages that the README shows: the home page, a town's, one with the calculator, one without a picture. */
const summarized = ["/", "/locations/clifton", "/roof-replacement-cost-clifton-nj", "/faq"];
const publicFolder = join(__dirname, "..", "public");
/** Lighthouse runs each page so often. */
const runs = 3;
/**
 * The header that has Chromium give a page another process when the answer comes. On a machine of few
 * processors that process, the one that it replaces, the server and Lighthouse wait for each other,
 * and Lighthouse counts their waiting as blocking time of whatever page it is.
 */
const swapping = "Cross-Origin-Opener-Policy";

/**
 * `npm run bench pages`: what each page of the build in public/ fetches, and what Lighthouse says of
 * it, beside an empty page measured in the same run.
 * @param only addresses of pages, where not all are wanted
 */
export async function benchPages(only: readonly string[]): Promise<void> {
  const paths = only.length ? only : await builtPaths();
  await installLighthouse();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox"],
  });
  const site = await serveSite();
  const host = await serveByCaddy();
  const oneProcess = await serveByCaddy(swapping);
  try {
    const version = browser.version();
    const emptyResult = await lighthouse(host.empty, runs);
    const emptyInOneProcess = await lighthouse(oneProcess.empty, runs);
    const results: PageResult[] = [];
    for (const [index, path] of paths.entries()) {
      progress(`${path} (${index + 1} of ${paths.length})`);
      results.push({
        path,
        load: await loadPage(browser, site.origin + path),
        lighthouse: await lighthouse(host.site + path, runs),
        blockingTimeInOneProcess: (await lighthouse(oneProcess.site + path, runs))
          .totalBlockingTime,
      });
    }
    progress("Menu, accordion and navigation");
    const interactions = await measureInteractions(browser, site.origin, runs);
    const report: Report = {
      title: "Pages",
      notes: [
        `${machine()}, Chromium ${version}`,
        "Bytes are as they come over the wire from `npm start`, by gzip and with headers, to a phone of 412 × 823 pixels and 1.75 device pixels each, without cache; 1 kB is 1,000 bytes.",
        `Lighthouse: mobile, simulated slow 4G, medians of ${runs} runs, served as hosts do: by Caddy with the configuration of the build, over HTTP/2. P, A, B, S are its four categories. The empty page holds one word and comes with the same headers: its largest contentful paint is ${ms(emptyResult.largestContentfulPaint)} ms.`,
        `The header ${swapping} has Chromium change processes as a page comes. Where few processors do that, serve and measure at once, Lighthouse counts their waiting as blocking time of any page: ${ms(emptyResult.totalBlockingTime)} ms for the empty one. The last column has the page's own blocking time, measured without that header (the empty page: ${ms(emptyInOneProcess.totalBlockingTime)} ms).`,
      ],
      tables: [
        bytesTable(results),
        lighthouseTable(results, emptyResult),
        interactionsTable(interactions),
      ],
    };
    if (only.length) printReport(report);
    else await writeReport("pages", report, summary(results, emptyResult));
  } finally {
    await site.stop();
    await host.close();
    await oneProcess.close();
    await browser.close();
  }
}

/** The addresses of all pages in public/ but the 404 page. */
async function builtPaths(): Promise<string[]> {
  const files = await filesBelow(publicFolder, ["_gatsby", "page-data", "static"]);
  return files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .sort();
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => Math.round(time);

function bytesTable(results: readonly PageResult[]): Table {
  return {
    title: "What is fetched, in kB",
    columns: [
      "page",
      "requests",
      "first load",
      "document",
      "fonts",
      "pictures",
      "scripts",
      "scripts after intent",
      "data after intent",
    ],
    rows: results.map(({ path, load: { before, after } }) => [
      path,
      before.requests,
      kilobytes(before.bytes),
      kilobytes(before.document),
      kilobytes(before.fonts),
      kilobytes(before.pictures),
      kilobytes(before.scripts),
      kilobytes(after.scripts),
      kilobytes(after.data),
    ]),
  };
}

function lighthouseTable(results: readonly PageResult[], empty: LighthouseResult): Table {
  return {
    title: "Lighthouse",
    columns: [
      "page",
      "P",
      "A",
      "B",
      "S",
      "FCP, ms",
      "LCP, ms",
      "LCP / empty page",
      "CLS",
      "TBT, ms",
      "in one process",
    ],
    rows: results.map(({ path, lighthouse: result, blockingTimeInOneProcess }) => [
      path,
      result.performance,
      result.accessibility,
      result.bestPractices,
      result.seo,
      ms(result.firstContentfulPaint),
      ms(result.largestContentfulPaint),
      (result.largestContentfulPaint / empty.largestContentfulPaint).toFixed(2),
      result.cumulativeLayoutShift.toFixed(3),
      ms(result.totalBlockingTime),
      ms(blockingTimeInOneProcess),
    ]),
  };
}

function summary(results: readonly PageResult[], empty: LighthouseResult): Summary {
  const allFull = results.filter(
    ({ lighthouse: { performance, accessibility, bestPractices, seo } }) =>
      [performance, accessibility, bestPractices, seo].every((score) => score === 100),
  );
  return {
    columns: [
      "page",
      "requests",
      "first load",
      "of it document",
      "scripts after intent",
      "LCP / empty page",
    ],
    rows: results
      .filter(({ path }) => summarized.includes(path))
      .map(({ path, load: { before, after }, lighthouse: { largestContentfulPaint } }) => [
        path,
        before.requests,
        `${kilobytes(before.bytes)} kB`,
        `${kilobytes(before.document)} kB`,
        `${kilobytes(after.scripts)} kB`,
        (largestContentfulPaint / empty.largestContentfulPaint).toFixed(2),
      ]),
    note: `Lighthouse gives ${allFull.length} of ${results.length} pages 100 in all four categories.`,
  };
}

function interactionsTable({ menu, accordion, navigation }: Interactions): Table {
  return {
    title: "From tap to paint after hydration, at a quarter of the processor's speed, in ms",
    columns: ["menu", "accordion", "navigation"],
    rows: [[menu, accordion, navigation]],
  };
}
