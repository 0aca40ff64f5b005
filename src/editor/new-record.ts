import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { oneOf } from "../content/fault";
import type { JsonObject } from "../content/json";
import { folders } from "../content/kinds";
import { nearest } from "../content/nearest";
import { readRecords, type ReadResult } from "../content/read-records";
import { loadSchemas } from "../content/schemas";
import { gatherAnswers, openTerminal, reportEnd, type AskLine } from "./ask";
import { completeRecord, unwritten } from "./draft";
import { nearSlugs, whyInUse } from "./in-use";
import { addQuestion } from "./new-question";
import { newKinds, type NewKind } from "./new-kinds";
import { preparePicture } from "./picture-file";
import { formatJson, withValue, writeNew } from "./record-file";
import { answerText, type Answers } from "./facts";

/** `npm run new`: writes a new record with prompts for the words that are still missing. */

const kindWords = [...Object.keys(newKinds), "question"];
const otherWords: Readonly<Record<string, string>> = { faq: "question", gallery: "picture" };

async function run(args: readonly string[]): Promise<void> {
  const { flags, words } = readFlags(args);
  const root = resolve(flags.site ?? ".");
  const terminal = process.stdin.isTTY ? openTerminal() : undefined;
  try {
    const word = await kindWord(words[0], terminal?.askLine);
    const site = await readRecords(root);
    const kind = newKinds[word];
    if (kind) await addRecord(root, kind, flags, site, terminal?.askLine);
    else await addQuestion(root, flags, site, terminal?.askLine);
  } finally {
    terminal?.done();
  }
}

function readFlags(args: readonly string[]) {
  const facts = Object.values(newKinds).flatMap((kind) => kind.facts.map(({ name }) => name));
  const names = [...new Set([...facts, "question", "id", "site"])];
  // A value such as -74.16 would be taken for a flag of its own.
  const joined = args
    .join("\n")
    .replaceAll(/(^|\n)(--[a-z-]+)\n(-\d)/g, "$1$2=$3")
    .split("\n");
  const { values, positionals } = parseArgs({
    args: joined.filter(Boolean),
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  return { flags: values, words: positionals };
}

async function kindWord(given: string | undefined, askLine: AskLine | undefined): Promise<string> {
  const question = `What is new? (${kindWords.join(", ")}): `;
  let word = given ?? (await askLine?.(question))?.trim() ?? "";
  for (;;) {
    word = otherWords[word] ?? word;
    if (kindWords.includes(word)) return word;
    const meant = nearest(word, kindWords);
    const advice = meant ? ` Did you mean ${meant}?` : "";
    if (!askLine || given !== undefined) {
      throw new Error(`Say what is new: npm run new -- ${kindWords.join("|")}.${advice}`);
    }
    console.log(`  Allowed is ${oneOf(kindWords)}.${advice}`);
    word = (await askLine(question)).trim();
  }
}

async function addRecord(
  root: string,
  newKind: NewKind,
  flags: Readonly<Record<string, string | undefined>>,
  site: ReadResult,
  askLine: AskLine | undefined,
): Promise<void> {
  const { kind, facts } = newKind;
  const { records } = site;
  const schema = loadSchemas(root).kinds[kind];
  const answers = await gatherAnswers({
    facts,
    flags,
    schema,
    records,
    askLine,
    objection: (fact, value) =>
      fact.name === "slug" ? whyInUse(kind, String(value), site) : undefined,
  });

  const slug = answerText(answers, "slug");
  const { folder } = folders[kind];
  const file = `data/${folder}/${slug}.json`;
  let outline: JsonObject = {
    ...newKind.outline(answers, records),
    $schema: `../../src/content/schemas/${kind}.schema.json`,
    ...("updated" in (schema.properties ?? {}) && { updated: today() }),
  };
  for (const { name, field } of facts) {
    const value = answers.get(name);
    if (value !== undefined && field.length > 0) outline = withValue(outline, field, value);
  }
  const record = completeRecord(outline, schema);
  const text = await formatJson(JSON.stringify(record));
  if (kind === "picture") await addPictureFile(root, folder, slug, answers);
  await writeNew(root, file, text);
  report(file, text, folders[kind].pagePath?.(slug));

  const near = nearSlugs(
    slug,
    records.ofKind(kind).map((other) => other.slug),
  );
  if (near.length > 0)
    console.log(`There is also ${oneOf(near)}: make sure that it was not meant.`);
}

async function addPictureFile(root: string, folder: string, slug: string, answers: Answers) {
  const path = answerText(answers, "file");
  const bytes = await readFile(path);
  const file = `data/${folder}/${slug}${extname(path).toLowerCase()}`;
  await writeNew(root, file, await preparePicture(bytes, path));
  console.log(`Wrote ${file}: upright, and without the place where it was taken.`);
}

/** Today where the editor is, as 2025-01-18. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date());
}

function report(file: string, text: string, page: string | undefined): void {
  const open = text.split(unwritten).length - 1;
  console.log(`Wrote ${file}${page ? `, the page ${page}` : ""}.`);
  if (open > 0) {
    const texts = open === 1 ? "text that starts" : `${open} texts that start`;
    console.log(`Write the ${texts} with ${unwritten}; npm run check lists those left.`);
  }
}

run(process.argv.slice(2)).catch(reportEnd);
