import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { FolderKindName } from "../content/kinds";
import { readRecords, type ReadResult } from "../content/read-records";
import { loadSchemas, type Schema } from "../content/schemas";
import { gatherAnswers, openTerminal, reportEnd, type AskLine } from "./ask";
import { answerText } from "./facts";
import { fileOf, rename, whyNotTo, type Renamed, type Renaming } from "./rename";

/**
 * `npm run rename`: gives a record another slug and leaves a redirect from its old address.
 * Words: kind, old slug, new slug; what is missing is asked for. Flag: --site <folder>.
 */

/** Kinds whose records may have another address or name; the other pages' are fixed. */
const kinds: readonly FolderKindName[] = ["town", "service", "landing", "picture"];

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: "string", default: "." } },
  });
  const root = resolve(values.site);
  const terminal = process.stdin.isTTY ? openTerminal() : undefined;
  try {
    const site = await readRecords(root);
    const renaming = await ask(positionals, root, site, terminal?.askLine);
    report(renaming, await rename(root, renaming, site));
  } finally {
    terminal?.done();
  }
}

async function ask(
  words: readonly string[],
  root: string,
  site: ReadResult,
  askLine: AskLine | undefined,
): Promise<Renaming> {
  const [kindWord, from, to] = words;
  const put = async (
    name: "kind" | "from" | "to",
    question: string,
    flag: string | undefined,
    schema: Schema,
    objection: (answer: string) => string | undefined = () => undefined,
  ) => {
    const answers = await gatherAnswers({
      facts: [{ name, question, field: [name] }],
      flags: { [name]: flag },
      schema: { properties: { [name]: schema } },
      records: site.records,
      askLine,
      objection: (_fact, answer) => objection(String(answer)),
    });
    return answerText(answers, name);
  };
  const word = await put("kind", "What is renamed?", kindWord, { enum: kinds });
  const kind = kinds.find((name) => name === word) ?? "town";
  const slugs = site.records.ofKind(kind).map(({ slug }) => slug);
  const old = await put("from", "Its name until now", from, { enum: slugs });
  const slug = loadSchemas(root).kinds[kind].properties?.slug ?? {};
  const chosen = await put("to", "Its new name, the last part of the address", to, slug, (answer) =>
    whyNotTo({ kind, from: old, to: answer }, site),
  );
  return { kind, from: old, to: chosen };
}

function report({ kind, from }: Renaming, { file, address, changed }: Renamed): void {
  console.log(`${fileOf(kind, from)} is now ${file}.`);
  if (address) console.log(`Its page is ${address.to}; ${address.from} leads there.`);
  if (changed.length > 0) console.log(`Changed what names it in:\n  ${changed.join("\n  ")}`);
}

run(process.argv.slice(2)).catch(reportEnd);
