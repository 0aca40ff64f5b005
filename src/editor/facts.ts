import { numberAt, stringAt, type Json, type JsonPath } from "../content/json";
import { nearest } from "../content/nearest";
import { oneOf } from "../content/fault";
import { stringForms } from "../content/validate/formats";
import { iconTrouble } from "../content/validate/icons";
import type { RecordSet } from "../content/records";
import type { Schema } from "../content/schemas";

/** The answers so far, by the names of their facts. */
export type Answers = ReadonlyMap<string, Json>;

/** Something that whoever adds a record has to say. Its limits come from the field's schema. */
export interface Fact {
  /** Its flag: name → --name. */
  readonly name: string;
  readonly question: string;
  /** Its field in the record. */
  readonly field: JsonPath;
  /** Makes a value of an answer that has no field of its own; throws an Error that says what is wrong. */
  readonly read?: (text: string) => Promise<string>;
  /** What holds where nothing is answered. */
  readonly fallback?: (answers: Answers, records: RecordSet) => Json | undefined;
}

/** The schema of a field. */
export function schemaOf(schema: Schema, field: JsonPath): Schema {
  return field.reduce<Schema>((current, step) => {
    const next = typeof step === "number" ? current.items : current.properties?.[step];
    return next ?? {};
  }, schema);
}

/** What may be answered, where that is a short list. */
export function choicesOf(schema: Schema, records: RecordSet): string[] | undefined {
  if (schema.enum) return schema.enum.filter((value) => typeof value === "string");
  const { reference } = schema;
  if (reference === "town" || reference === "service" || reference === "picture") {
    return records.ofKind(reference).map(({ slug }) => slug);
  }
  return undefined;
}

/**
 * Reads an answer as its field's schema wants it.
 * @throws Error that says what is allowed.
 */
export function parseAnswer(text: string, schema: Schema, records: RecordSet): Json {
  const choices = choicesOf(schema, records);
  if (choices) return parseChoice(text, choices);
  if (schema.type === "integer" || schema.type === "number") return parseNumber(text, schema);
  if (schema.format === "icon") return parseIcon(text);
  const form = stringForms[schema.format ?? ""];
  if (form && !form.test(text)) {
    const meant = form.suggest?.(text);
    throw new Error(`Allowed is ${form.allowed}.${meant ? ` Did you mean ${meant}?` : ""}`);
  }
  const { minLength = 1, maxLength = Infinity } = schema;
  if (text.length < minLength || text.length > maxLength) {
    throw new Error(
      `Allowed are ${minLength} to ${maxLength} characters; these are ${text.length}.`,
    );
  }
  return text;
}

function parseChoice(text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  const meant = nearest(text, choices);
  throw new Error(`Allowed is ${oneOf(choices)}.${meant ? ` Did you mean ${meant}?` : ""}`);
}

function parseIcon(text: string): string {
  const trouble = iconTrouble(text);
  if (!trouble) return text;
  const { allowed, suggestion } = trouble;
  throw new Error(`Allowed is ${allowed}.${suggestion ? ` Did you mean ${suggestion}?` : ""}`);
}

function parseNumber(text: string, { type, minimum, maximum }: Schema): number {
  const value = Number(text.replaceAll(/[,\s]/g, ""));
  const tooSmall = minimum !== undefined && value < minimum;
  const tooLarge = maximum !== undefined && value > maximum;
  const broken = type === "integer" && !Number.isInteger(value);
  if (!text.trim() || Number.isNaN(value) || tooSmall || tooLarge || broken) {
    const limits = [
      minimum === undefined ? "" : ` from ${minimum}`,
      maximum === undefined ? "" : ` to ${maximum}`,
    ].join("");
    throw new Error(`Allowed is a ${type === "integer" ? "whole number" : "number"}${limits}.`);
  }
  return value;
}

/** The answer to a fact as text; the empty text where there is none. */
export function answerText(answers: Answers, name: string): string {
  const answer = answers.get(name);
  return answer === undefined || answer === null ? "" : String(answer);
}

/** One more than the largest `order` of the records of a kind. */
export function nextOrder(records: RecordSet, kind: "town" | "service"): number {
  return 1 + Math.max(0, ...records.ofKind(kind).map(({ value }) => numberAt(value, "order") ?? 0));
}

/** The name of the town with a slug. */
export function townName(records: RecordSet, slug: string): string {
  return stringAt(records.find("town", slug)?.value, "name") ?? slug;
}
