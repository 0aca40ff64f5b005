import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { stringAt, valueAt } from "../content/json";
import { slugify } from "../content/nearest";
import type { ReadResult } from "../content/read-records";
import { loadSchemas } from "../content/schemas";
import { gatherAnswers, type AskLine } from "./ask";
import { unwritten } from "./draft";
import { answerText, type Fact } from "./facts";
import { formatJson } from "./record-file";

const file = "data/faq.json";
const entry = ["questions", 0] as const;

const facts: readonly Fact[] = [
  {
    name: "question",
    question: "The question, as a customer asks it",
    field: [...entry, "question"],
  },
  {
    name: "id",
    question: "Its name in links, such as financing in /faq#financing",
    field: [...entry, "id"],
    fallback: (answers) => slugify(answerText(answers, "question")).slice(0, 60).replace(/-$/, ""),
  },
];

/**
 * Adds a question to the end of data/faq.json, with a prompt for its answer.
 * @throws Error where the file cannot be read, or the question is there already.
 */
export async function addQuestion(
  root: string,
  flags: Readonly<Record<string, string | undefined>>,
  { records }: ReadResult,
  askLine: AskLine | undefined,
): Promise<void> {
  const listed = valueAt(records.single("faq")?.value, "questions");
  if (!Array.isArray(listed)) throw new Error(`${file} cannot be read. Run npm run check first.`);
  const answers = await gatherAnswers({
    facts,
    flags,
    schema: loadSchemas(root).kinds.faq,
    records,
    askLine,
    objection: ({ name }, value) =>
      listed.some((question) => stringAt(question, name) === value)
        ? `${file} has a question with this ${name} already.`
        : undefined,
  });
  const question = {
    id: answerText(answers, "id"),
    question: answerText(answers, "question"),
    answer: [`${unwritten} The answer, in two or three sentences.`],
  };
  const path = join(root, file);
  const text = await readFile(path, "utf8");
  const edits = modify(text, ["questions", listed.length], question, { isArrayInsertion: true });
  await writeFile(path, await formatJson(applyEdits(text, edits)));
  console.log(`Added the question to ${file}, at the address /faq#${question.id}.`);
  console.log(`Write its answer, which starts with ${unwritten}, then run npm run check.`);
}
