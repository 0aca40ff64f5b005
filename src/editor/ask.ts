import { createInterface } from "node:readline/promises";
import type { Json } from "../content/json";
import type { RecordSet } from "../content/records";
import { choicesOf, parseAnswer, schemaOf, type Answers, type Fact } from "./facts";
import type { Schema } from "../content/schemas";

/** Puts one question and returns the answer without space at its ends. */
export type AskLine = (question: string) => Promise<string>;

/** What stands against an answer that its field's schema allows; undefined where nothing does. */
export type Objection = (fact: Fact, answer: Json) => string | undefined;

interface Interview {
  readonly facts: readonly Fact[];
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly schema: Schema;
  readonly records: RecordSet;
  readonly objection: Objection;
  /** Puts a question; undefined where nobody is there to answer, and flags alone count. */
  readonly askLine: AskLine | undefined;
}

/**
 * Gathers the answers to facts: from flags, else by asking, else from what holds without an answer.
 * @throws Error that names each flag that is wrong or missing, where nobody can be asked.
 */
export async function gatherAnswers(interview: Interview): Promise<Answers> {
  const answers = new Map<string, Json>();
  const troubles: string[] = [];
  for (const fact of interview.facts) {
    try {
      answers.set(fact.name, await answer(fact, answers, interview));
    } catch (error) {
      troubles.push(`--${fact.name}: ${messageOf(error)}`);
    }
  }
  if (troubles.length > 0) throw new Error(troubles.join("\n"));
  return answers;
}

async function answer(fact: Fact, answers: Answers, interview: Interview): Promise<Json> {
  const { flags, records, askLine } = interview;
  const schema = schemaOf(interview.schema, fact.field);
  const accept = (text: string): Json => {
    const value = parseAnswer(text, schema, records);
    const objection = interview.objection(fact, value);
    if (objection) throw new Error(objection);
    return value;
  };
  const fallback = fact.fallback?.(answers, records);
  const flag = flags[fact.name];
  if (flag !== undefined) return accept(flag.trim());
  if (!askLine) {
    if (fallback === undefined) throw new Error(`missing. ${fact.question}`);
    return typeof fallback === "string" && !fallback.startsWith("✎") ? accept(fallback) : fallback;
  }
  const choices = choicesOf(schema, records);
  const hints = [
    choices && `(${choices.join(", ")})`,
    fallback !== undefined && `[${String(fallback)}]`,
  ];
  const question = [fact.question, ...hints].filter(Boolean).join(" ");
  for (;;) {
    const line = (await askLine(`${question}: `)).trim();
    if (!line && fallback !== undefined && String(fallback).startsWith("✎")) return fallback;
    try {
      return accept(line || String(fallback ?? ""));
    } catch (error) {
      console.log(`  ${messageOf(error)}`);
    }
  }
}

/** Opens the terminal for questions; `done` closes it. */
export function openTerminal(): { askLine: AskLine; done: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { askLine: (question) => terminal.question(question), done: () => terminal.close() };
}

/** The words of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
