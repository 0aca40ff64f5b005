import { fieldNames } from "./field-names";

/** The two ways to say how large a roof is: its area, or the house below it. */
export const ways = { size: "size", house: "house" } as const;

/**
 * What the visitor chose, as the form's fields and the address hold it; null for fields left empty
 * or without a usable number.
 */
export interface Input {
  readonly by: keyof typeof ways;
  readonly squareFeet: number | null;
  readonly floorSquareFeet: number | null;
  readonly stories: number | null;
  /** The id of a pitch. */
  readonly pitch: string | null;
  /** The id of a row of the material or tier table. */
  readonly choice: string | null;
  readonly termMonths: number | null;
  readonly ageYears: number | null;
  readonly repairDollars: number | null;
}

/** Reads the fields of a form or of an address. */
export function readInput(fields: URLSearchParams): Input {
  return {
    by: fields.get(fieldNames.by) === ways.house ? "house" : "size",
    squareFeet: amount(fields, fieldNames.squareFeet, 1),
    floorSquareFeet: amount(fields, fieldNames.floorSquareFeet, 1),
    stories: amount(fields, fieldNames.stories, 1),
    pitch: fields.get(fieldNames.pitch) || null,
    choice: fields.get(fieldNames.choice) || null,
    termMonths: amount(fields, fieldNames.termMonths, 1),
    ageYears: amount(fields, fieldNames.ageYears, 0),
    repairDollars: amount(fields, fieldNames.repairDollars, 0),
  };
}

function amount(fields: URLSearchParams, name: string, least: number): number | null {
  const text = fields.get(name) ?? "";
  const value = Number(text);
  return text.trim() !== "" && Number.isFinite(value) && value >= least ? value : null;
}

/**
 * The part of an address that holds a form's fields, without the empty ones and those of the way
 * not taken: "?size=1800&months=36".
 */
export function addressOf(fields: URLSearchParams): string {
  const { squareFeet, floorSquareFeet, stories, pitch } = fieldNames;
  const house = fields.get(fieldNames.by) === ways.house;
  const idle: readonly string[] = house
    ? [squareFeet]
    : [fieldNames.by, floorSquareFeet, stories, pitch];
  const kept = [...fields].filter(([name, value]) => value !== "" && !idle.includes(name));
  return kept.length ? `?${new URLSearchParams(kept)}` : "";
}
