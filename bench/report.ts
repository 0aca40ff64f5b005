import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

/** A table of results: a heading for each column, and rows of as many cells. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
}

/** What a benchmark has found. */
export interface Report {
  readonly title: string;
  /** Where and how it was measured, and what was left out. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
}

/** What the README shows of a report. */
export interface Summary {
  readonly columns: Table["columns"];
  readonly rows: Table["rows"];
  readonly note: string;
}

const folder = join(__dirname, "results");
const readme = join(__dirname, "..", "README.md");

/**
 * Writes a report as Markdown and as JSON into bench/results, and its summary over the one before it in
 * the README.
 * @param name the files' name, without ending, and that of the summary's place
 * @param summary left out where the README shows none
 * @throws an error where the README has no such place
 */
export async function writeReport(name: string, report: Report, summary?: Summary): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeFormatted(join(folder, `${name}.json`), JSON.stringify(report));
  await writeFormatted(join(folder, `${name}.md`), markdown(report));
  if (summary)
    await writeFormatted(readme, withSummary(readFileSync(readme, "utf8"), name, summary));
  console.log(
    `\nWritten: bench/results/${name}.md and .json${summary ? ", and the table in README.md" : ""}.`,
  );
}

/** Shows a report on the terminal alone, as that of a part must not stand for the whole. */
export function printReport(report: Report): void {
  console.log(`\n${markdown(report)}`);
}

/** Writes a file as `npm run format` would leave it. */
async function writeFormatted(filepath: string, text: string): Promise<void> {
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

function markdown({ title, notes, tables }: Report): string {
  const parts = tables.map((table) => `## ${table.title}\n\n${markdownTable(table)}`);
  return [`# ${title}`, notes.map((note) => `- ${note}`).join("\n"), ...parts].join("\n\n");
}

function markdownTable({ columns, rows }: Pick<Table, "columns" | "rows">): string {
  const row = (cells: readonly (number | string)[]) => `| ${cells.join(" | ")} |`;
  return [columns, columns.map(() => "---"), ...rows].map(row).join("\n");
}

/** The README with a summary between the two comments that name its place. */
function withSummary(text: string, name: string, summary: Summary): string {
  const [start, end] = [`<!-- bench ${name} -->`, `<!-- end of bench ${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md: no place for a table between "${start}" and "${end}".`);
  return [before + start, markdownTable(summary), summary.note, end + after].join("\n\n");
}

/** Shows how far a benchmark is, on one line that is written over where there is a screen. */
export function progress(text: string): void {
  if (!process.stderr.isTTY) {
    process.stderr.write(`${text}\n`);
    return;
  }
  process.stderr.cursorTo(0);
  process.stderr.clearLine(1);
  process.stderr.write(text);
}
