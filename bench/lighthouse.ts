import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromiumProgram } from "../__tests__/support/chromium";
import { numberAt, type Json } from "../src/content/json";
import { median } from "./median";

/** What Lighthouse says of a page: categories from 0 to 100, times in ms. */
export interface LighthouseResult {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

/**
 * The header that has Chromium give a page another process when the answer comes. On a machine of few
 * processors that process, the one that it replaces, the server and Lighthouse wait for each other,
 * and Lighthouse counts their waiting as blocking time of whatever page it is.
 */
export const swappingHeader = "Cross-Origin-Opener-Policy";

const run = promisify(execFile);
const folder = join(__dirname, "lighthouse");
const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");

/**
 * Installs Lighthouse into bench/lighthouse where it is not there yet, or its lock file is newer: it is
 * four times as large as the site's own tools.
 */
export async function installLighthouse(): Promise<void> {
  const written = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written("node_modules/.package-lock.json") < written("package-lock.json"))
    await run("npm", ["ci", "--ignore-scripts"], { cwd: folder });
}

/**
 * Runs Lighthouse on a page with its defaults: a mid-range phone on slow 4G, simulated. Each run has a
 * browser of its own, so that none finds a connection open.
 * @param times how often; each figure is the median of its runs
 */
export async function lighthouse(url: string, times: number): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let time = 0; time < times; time += 1) results.push(await runUntilDone(url));
  return medianResult(results);
}

/** The median of each figure of an odd number of results. */
export function medianResult(results: readonly LighthouseResult[]): LighthouseResult {
  const of = (figure: keyof LighthouseResult) => median(results.map((result) => result[figure]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    firstContentfulPaint: of("firstContentfulPaint"),
    largestContentfulPaint: of("largestContentfulPaint"),
    totalBlockingTime: of("totalBlockingTime"),
    cumulativeLayoutShift: of("cumulativeLayoutShift"),
  };
}

/** Lighthouse now and then loses the trace of a page on a busy machine, and asks to be run again. */
const attempts = 4;

async function runUntilDone(url: string, attempt = 1): Promise<LighthouseResult> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempt === attempts) throw error;
    return runUntilDone(url, attempt + 1);
  }
}

async function runOnce(url: string): Promise<LighthouseResult> {
  const options = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    "--disable-full-page-screenshot",
    // The server's certificate is its own.
    "--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors",
  ];
  const { executablePath } = await chromiumProgram();
  const { stdout } = await run(process.execPath, [program, url, ...options], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, CHROME_PATH: executablePath },
  });
  const report: Json = JSON.parse(stdout);
  const score = (category: string) =>
    Math.round(100 * (numberAt(report, "categories", category, "score") ?? 0));
  const figure = (audit: string) => numberAt(report, "audits", audit, "numericValue") ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstContentfulPaint: figure("first-contentful-paint"),
    largestContentfulPaint: figure("largest-contentful-paint"),
    totalBlockingTime: figure("total-blocking-time"),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
  };
}
