import { mkdirSync, writeFileSync } from "node:fs";
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

const folder = join(__dirname, "results");

/**
 * Writes a report as Markdown and as JSON into bench/results.
 * @param name the files' name, without ending
 */
export async function writeReport(name: string, report: Report): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeFormatted(`${name}.json`, JSON.stringify(report));
  await writeFormatted(`${name}.md`, markdown(report));
}

/** Writes a file as `npm run format` would leave it. */
async function writeFormatted(name: string, text: string): Promise<void> {
  const filepath = join(folder, name);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

function markdown({ title, notes, tables }: Report): string {
  const row = (cells: readonly (number | string)[]) => `| ${cells.join(" | ")} |`;
  const parts = tables.map(({ title: heading, columns, rows }) =>
    [`## ${heading}`, "", row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n"),
  );
  return [`# ${title}`, notes.map((note) => `- ${note}`).join("\n"), ...parts].join("\n\n");
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
