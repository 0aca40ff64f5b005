import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySite } from "../scripts/copy-site";
import { publishedFiles } from "../src/hosting/page-files";
import { machine } from "./machine";
import { writeLandings } from "./records";
import { printReport, progress, writeReport, type Report, type Summary } from "./report";
import { runProcess } from "./run-process";

/** What builds of one size took. */
interface SizeResult {
  readonly landings: number;
  readonly pages: number;
  readonly check: number;
  readonly full: number;
  readonly edit: number;
  readonly memory: number;
  readonly anonymousMemory: number;
  readonly rewritten: readonly string[];
}

/** The record that is edited where there are so many, and the words that it gets. */
const edited = 7;
const newWords = "This paragraph was written anew between two builds.";

const allSizes = [100, 1000, 5000, 10_000];

/**
 * `npm run bench build`: builds the site with more and more landing records, in a temporary copy, and
 * once more after an edit of one of them.
 * @param only the numbers of landing records, from the smallest on, where not all are wanted
 */
export async function benchBuild(only: readonly number[]): Promise<void> {
  const measuredOn = machine();
  const results: SizeResult[] = [];
  for (const size of only.length ? only : allSizes) results.push(await measure(size));
  if (only.length) printReport(report(results, measuredOn));
  else await writeReport("build", report(results, measuredOn), summary(results, measuredOn));
}

function report(results: readonly SizeResult[], measuredOn: string): Report {
  return {
    title: "Builds",
    notes: [
      measuredOn,
      "Pages are those of the site, its 404 page too, and the generated ones.",
      "Each size starts without any cache. All checks of the records are on, that against doorways too; the records are generated, each with words of its own.",
      `The edit changes one paragraph of one landing record and builds again; "rewritten" counts the pages' HTML files that this wrote.`,
      "Memory is the peak of the largest process; the last column leaves out the files of Gatsby's cache that are mapped into it, which the system takes back when it needs memory.",
    ],
    tables: [sizesTable(results), ratiosTable(results)],
  };
}

function summary(results: readonly SizeResult[], measuredOn: string): Summary {
  return {
    columns: ["pages", "check", "full build", "after an edit", "HTML files written", "memory"],
    rows: results.map((result) => [
      result.pages,
      `${result.check.toFixed(1)} s`,
      `${Math.round(result.full)} s`,
      `${Math.round(result.edit)} s`,
      result.rewritten.length,
      `${Math.round(result.memory)} MB`,
    ]),
    note: `Measured with generated landing records, on ${measuredOn}.`,
  };
}

async function measure(size: number): Promise<SizeResult> {
  const site = mkdtempSync(join(tmpdir(), "roofing-bench-"));
  try {
    copySite(site);
    writeLandings(site, size);
    const run = (what: string, script: string) =>
      runProcess("npm", ["run", script], site, (seconds) =>
        progress(`${size} landing records: ${what}, ${seconds} s`),
      );
    const check = await run("check", "check");
    const full = await run("full build", "build");
    const before = await htmlTimes(site);
    editRecord(site, Math.min(edited, size));
    const edit = await run("build after an edit", "build");
    const after = await htmlTimes(site);
    return {
      landings: size,
      pages: after.size,
      check: check.seconds,
      full: full.seconds,
      edit: edit.seconds,
      memory: Math.max(full.peakMegabytes, edit.peakMegabytes),
      anonymousMemory: Math.max(full.peakAnonymousMegabytes, edit.peakAnonymousMegabytes),
      rewritten: [...after]
        .filter(([file, time]) => before.get(file) !== time)
        .map(([file]) => file),
    };
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function editRecord(site: string, number: number): void {
  const folder = join(site, "data", "landings");
  const name = readdirSync(folder).find((file) => file.startsWith(`bench-${number}-`)) ?? "";
  const file = join(folder, name);
  const text = readFileSync(file, "utf8");
  const paragraph = /"paragraphs":\["[^"]*"/;
  if (!paragraph.test(text)) throw new Error(`${file} has no paragraph to edit.`);
  writeFileSync(file, text.replace(paragraph, `"paragraphs":[${JSON.stringify(newWords)}`));
}

/** When the HTML file of each page was last written. */
async function htmlTimes(site: string): Promise<Map<string, number>> {
  const files = await publishedFiles(join(site, "public"));
  return new Map(files.map((file) => [file, statSync(join(site, "public", file)).mtimeMs]));
}

function sizesTable(results: readonly SizeResult[]) {
  return {
    title: "By number of landing records",
    columns: [
      "landing records",
      "pages",
      "check, s",
      "full build, s",
      "ms per page",
      "edit, s",
      "edit / full",
      "rewritten",
      "memory, MB",
      "without files, MB",
    ],
    rows: results.map((result) => [
      result.landings,
      result.pages,
      result.check.toFixed(1),
      result.full.toFixed(1),
      ((1000 * result.full) / result.pages).toFixed(1),
      result.edit.toFixed(1),
      `${Math.round((100 * result.edit) / result.full)} %`,
      result.rewritten.length <= 4 ? result.rewritten.join(" ") : result.rewritten.length,
      Math.round(result.memory),
      Math.round(result.anonymousMemory),
    ]),
  };
}

function ratiosTable(results: readonly SizeResult[]) {
  return {
    title: "From size to size",
    columns: ["from", "to", "time per page, ratio", "ms for each further page"],
    rows: results.flatMap((smaller, index) =>
      results.slice(index + 1).map((larger) => {
        const ratio = larger.full / larger.pages / (smaller.full / smaller.pages);
        const further = (1000 * (larger.full - smaller.full)) / (larger.pages - smaller.pages);
        return [smaller.landings, larger.landings, ratio.toFixed(2), further.toFixed(1)];
      }),
    ),
  };
}
