import type { Choice } from "../ui/field";

/** A row of a table of materials or tiers, all of which have labels. */
interface ChoiceRow {
  readonly id: string;
  readonly label: string | null;
}

/** What a row of a table of materials or tiers is for, in words. */
export function choiceLabel({ id, label }: ChoiceRow): string {
  return label ?? id;
}

/** The rows of a table of materials or tiers as choices of a field, by their ids, after the choice of none. */
export function choicesOf(rows: readonly ChoiceRow[], undecided: string): Choice[] {
  return [
    { value: "", label: undecided },
    ...rows.map((row) => ({ value: row.id, label: choiceLabel(row) })),
  ];
}
