import { createInterface } from "node:readline/promises";
import type { Json } from "../content/json";
import type { RecordSet } from "../content/records";
import { choicesOf, parseAnswer, schemaOf, type Answers, type Fact } from "./facts";
import type { Schema } from "../content/schemas";
import { unwritten } from "./draft";

/** Puts one question and returns the answer without space at its ends. */
export type AskLine = (question: string) => Promise<string>;

/** What stands against an answer that its field's schema allows; undefined where nothing does. */
type Objection = (fact: Fact, answer: Json) => string | undefined;

/** Whoever was asked has ended the questions. They all come before anything is written. */
class Stopped extends Error {
  override readonly name = "Stopped";
  constructor() {
    super("Stopped. Nothing was written.");
  }
}

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
 * @throws Error that names each flag that is wrong or missing; Stopped where the questions were ended.
 */
export async function gatherAnswers(interview: Interview): Promise<Answers> {
  const answers = new Map<string, Json>();
  const troubles: string[] = [];
  for (const fact of interview.facts) {
    try {
      answers.set(fact.name, await answer(fact, answers, interview));
    } catch (error) {
      if (error instanceof Stopped) throw error;
      troubles.push(`--${fact.name}: ${messageOf(error)}`);
    }
  }
  if (troubles.length > 0) throw new Error(troubles.join("\n"));
  return answers;
}

async function answer(fact: Fact, answers: Answers, interview: Interview): Promise<Json> {
  const { flags, records, askLine } = interview;
  const schema = schemaOf(interview.schema, fact.field);
  const accept = async (text: string): Promise<Json> => {
    const value = fact.read ? await fact.read(text) : parseAnswer(text, schema, records);
    const objection = interview.objection(fact, value);
    if (objection) throw new Error(objection);
    return value;
  };
  const fallback = fact.fallback?.(answers, records);
  const isPrompt = String(fallback).startsWith(unwritten);
  const flag = flags[fact.name];
  if (flag !== undefined) return accept(flag.trim());
  if (!askLine) {
    if (fallback === undefined) throw new Error(`missing. ${fact.question}`);
    return typeof fallback === "string" && !isPrompt ? accept(fallback) : fallback;
  }
  const choices = choicesOf(schema, records);
  const hints = [
    choices && `(${choices.join(", ")})`,
    fallback !== undefined && (isPrompt ? "[Enter: write it later]" : `[${String(fallback)}]`),
  ];
  const question = [fact.question, ...hints].filter(Boolean).join(" ");
  for (;;) {
    const line = (await askLine(`${question}: `)).trim();
    if (!line && fallback !== undefined && isPrompt) return fallback;
    try {
      return await accept(line || String(fallback ?? ""));
    } catch (error) {
      console.log(`  ${messageOf(error)}`);
    }
  }
}

/** Opens the terminal for questions, which Ctrl+C and Ctrl+D end; `done` closes it. */
export function openTerminal(): { askLine: AskLine; done: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const askLine: AskLine = (question) =>
    new Promise((resolve, reject) => {
      const stop = () => reject(new Stopped());
      terminal.once("close", stop);
      terminal
        .question(question)
        .then(resolve, stop)
        .finally(() => terminal.off("close", stop));
    });
  return { askLine, done: () => terminal.close() };
}

/** The words of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Reports what ended a command of the terminal. */
export function reportEnd(error: unknown): void {
  if (error instanceof Stopped) console.log(); // The cursor stands behind the open question.
  console.error(messageOf(error));
  process.exitCode = error instanceof Stopped ? stoppedCode : 1;
}

/** What shells give for a program that Ctrl+C has ended. */
const stoppedCode = 130;
