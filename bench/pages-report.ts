import { notFoundPage } from "./built-pages";
import type { PageLoad } from "./first-load";
import type { Interactions } from "./interactions";
import { swappingHeader, type LighthouseResult } from "./lighthouse";
import type { Report, Summary, Table } from "./report";
import { kinds, type Fetched } from "./traffic";

/** What Lighthouse says of a page. */
export interface PageSpeed extends LighthouseResult {
  /** The same by gzip alone, and without the browser's second process (see `swappingHeader`). */
  readonly plain: LighthouseResult;
}

/** What was measured of a page. */
export interface PageResult {
  readonly page: string;
  readonly load: PageLoad;
  /** Left out of the 404 page. */
  readonly speed?: PageSpeed;
}

/** What the benchmark of pages has found. */
interface PagesResults {
  /** The machine and the browser. */
  readonly setting: string;
  /** Each time is the median of so many runs. */
  readonly runs: number;
  /** The empty page, before, amid and after the others: how steady the machine was. */
  readonly empties: readonly PageSpeed[];
  /** The median of these. */
  readonly empty: PageSpeed;
  readonly pages: readonly PageResult[];
  readonly interactions: Interactions;
}

/**
 * The pages that the README shows beside the heaviest: the home page, a town's, one with the
 * calculator, and one without a picture.
 */
const summarized = ["/", "/locations/clifton", "/roof-replacement-cost-clifton-nj", "/faq"];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => Math.round(time);

/** The whole report of the benchmark of pages. */
export function pagesReport(results: PagesResults): Report {
  const { setting, runs, empties, empty, pages, interactions } = results;
  const headers = Math.max(...pages.map(({ load }) => load.after.longestHeaders));
  return {
    title: "Pages",
    notes: [
      setting,
      `Bytes are those of bodies as they come over the wire from \`npm start\`, by gzip, to a phone of 412 × 823 pixels and 1.75 device pixels each, without cache; 1 kB is 1,000 bytes. Headers are left out: they add at most ${kilobytes(headers)} kB to an answer, less over HTTP/2, which sends repeated ones once.`,
      "The first load is all that is fetched before a finger touches the screen. The other table counts from the start of the page, until it is hydrated and fetches nothing more. Other is the browser's own wish for an icon.",
      "The 404 page, which answers any unknown address, is the one that fetches its scripts at once: only the browser knows the address, which is logged and has its nearest pages listed. Lighthouse leaves it out, as a page with that status cannot have 100 for SEO.",
      `Lighthouse: mobile, simulated slow 4G, medians of ${runs} runs, served as hosts do: by Caddy with the configuration of the build, over HTTPS, HTTP/2 and Brotli. P, A, B, S are its four categories. The empty page holds one word and comes with the same headers: measured before, amid and after the others, its largest contentful paint is ${paintsOf(empties)} ms (by gzip: ${paintsOf(empties.map(({ plain }) => plain))} ms), and pages stand beside the median.`,
      `The header ${swappingHeader} has Chromium change processes as a page comes. Where few processors do that, serve and measure at once, Lighthouse counts their waiting as blocking time of any page: ${ms(empty.totalBlockingTime)} ms for the empty one. The columns "by gzip" and "in one process" come from runs without that header, by gzip alone: the paint beside that of the empty page served so, and the page's own blocking time (the empty page: ${ms(empty.plain.totalBlockingTime)} ms).`,
    ],
    tables: [
      bytesTable("First load, in kB", pages, ({ before }) => before),
      bytesTable("With what intent adds to it, in kB", pages, ({ after }) => after),
      lighthouseTable(results),
      interactionsTable(interactions),
    ],
  };
}

function bytesTable(
  title: string,
  pages: readonly PageResult[],
  when: (load: PageLoad) => Fetched,
): Table {
  return {
    title,
    columns: ["page", "requests", "in all", ...kinds],
    rows: pages.map(({ page, load }) => {
      const { requests, bytes, bytesOf } = when(load);
      const name = page === notFoundPage ? "404 page" : page;
      return [name, requests, kilobytes(bytes), ...kinds.map((kind) => kilobytes(bytesOf(kind)))];
    }),
  };
}

function lighthouseTable({ pages, empty }: PagesResults): Table {
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
      "by gzip",
      "CLS",
      "TBT, ms",
      "in one process",
    ],
    rows: withSpeed(pages).map(({ page, speed }) => [
      page,
      speed.performance,
      speed.accessibility,
      speed.bestPractices,
      speed.seo,
      ms(speed.firstContentfulPaint),
      ms(speed.largestContentfulPaint),
      paintRatio(speed, empty),
      paintRatio(speed.plain, empty.plain),
      speed.cumulativeLayoutShift.toFixed(3),
      ms(speed.totalBlockingTime),
      ms(speed.plain.totalBlockingTime),
    ]),
  };
}

function interactionsTable({ menu, accordion, navigation }: Interactions): Table {
  return {
    title: "From tap to paint after hydration, at a quarter of the processor's speed, in ms",
    columns: ["menu", "accordion", "navigation"],
    rows: [[menu, accordion, navigation]],
  };
}

/** What the README shows of the benchmark of pages. */
export function pagesSummary({ pages, empty }: PagesResults): Summary {
  const measured = withSpeed(pages);
  const allFull = measured.filter(({ speed: { performance, accessibility, bestPractices, seo } }) =>
    [performance, accessibility, bestPractices, seo].every((score) => score === 100),
  );
  const unblocked = measured.filter(({ speed }) => ms(speed.plain.totalBlockingTime) === 0);
  const heaviest = Math.max(...measured.map(({ load }) => load.before.bytes));
  const longest = (time: (speed: PageSpeed) => number) =>
    ms(Math.max(...measured.map(({ speed }) => time(speed))));
  return {
    columns: [
      "page",
      "requests",
      "first load",
      "of it document",
      "scripts after intent",
      "LCP / empty page",
      "by gzip",
    ],
    rows: measured
      .filter(({ page, load }) => summarized.includes(page) || load.before.bytes === heaviest)
      .map(({ page, load: { before, after }, speed }) => [
        page,
        before.requests,
        `${kilobytes(before.bytes)} kB`,
        `${kilobytes(before.bytesOf("document"))} kB`,
        `${kilobytes(after.bytesOf("scripts"))} kB`,
        paintRatio(speed, empty),
        paintRatio(speed.plain, empty.plain),
      ]),
    note: [
      `Lighthouse gives ${allFull.length} of ${measured.length} pages 100 in all four categories.`,
      `Total blocking time is 0 on ${unblocked.length} of them without the header ${swappingHeader},`,
      `and at most ${longest((speed) => speed.plain.totalBlockingTime)} ms; with it, as served, at most`,
      `${longest((speed) => speed.totalBlockingTime)} ms (the empty page: ${ms(empty.totalBlockingTime)} ms). The column "by gzip" is without the header, too.`,
    ].join(" "),
  };
}

/** The largest contentful paints of results, in ms, as a list. */
const paintsOf = (results: readonly LighthouseResult[]) =>
  results.map(({ largestContentfulPaint }) => ms(largestContentfulPaint)).join(", ");

/** The pages that Lighthouse has seen. */
function withSpeed(pages: readonly PageResult[]) {
  return pages.flatMap(({ speed, ...page }) => (speed ? [{ ...page, speed }] : []));
}

const paintRatio = (speed: LighthouseResult, empty: LighthouseResult) =>
  (speed.largestContentfulPaint / empty.largestContentfulPaint).toFixed(2);
