import * as React from "react";
import { formatNumber } from "../content/format";
import { fieldNames } from "../calculator/field-names";
import { ways } from "../calculator/input";
import { slopeFactor } from "../calculator/roof-area";
import { fill } from "../ui/fill";
import { NumberField, RadioField, SelectField, SubmitButton } from "../ui/field";
import { choicesOf } from "./calculator-choices";
import * as styles from "./calculator.module.css";

interface FieldsProps {
  readonly section: Queries.CalculatorFragment;
}

/** How large the roof is, or how to get there from the house, and what it is covered with. */
export function RoofFields({ section }: FieldsProps) {
  const { words, facts, choiceTable, exampleSquareFeet } = section;
  const pitches = facts.pitches.map(({ id, label, riseInchesPerFoot }) => ({
    value: id,
    label: fill(words.pitchOption, {
      label,
      rise: riseInchesPerFoot,
      factor: slopeFactor(riseInchesPerFoot).toFixed(3),
    }),
  }));
  return (
    <div className={styles.fields}>
      <RadioField
        label={words.roof}
        name={fieldNames.by}
        initial={ways.size}
        choices={[
          { value: ways.size, label: words.bySize },
          { value: ways.house, label: words.byHouse },
        ]}
      />
      <div className={styles.bySize}>
        <NumberField
          label={words.squareFeet}
          name={fieldNames.squareFeet}
          least={1}
          initial={exampleSquareFeet}
        />
      </div>
      <div className={styles.byHouse}>
        <NumberField
          label={words.floorSquareFeet}
          name={fieldNames.floorSquareFeet}
          least={1}
          hint={words.floorHint}
        />
        <SelectField
          label={words.stories}
          name={fieldNames.stories}
          initial={String(facts.stories[0])}
          choices={facts.stories.map((count) => ({
            value: String(count),
            label: formatNumber(count),
          }))}
        />
        <SelectField
          label={words.pitch}
          name={fieldNames.pitch}
          initial={facts.usualPitch}
          choices={pitches}
        />
      </div>
      <RadioField
        label={choiceTable.rowHeading}
        name={fieldNames.choice}
        initial=""
        choices={choicesOf(choiceTable.rows, words.undecided)}
      />
      <SubmitButton>{words.submit}</SubmitButton>
    </div>
  );
}

/** Over how many months the visitor would pay. */
export function PaymentFields({ section: { words, facts } }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <h3>{words.payments}</h3>
      <NumberField
        label={words.termMonths}
        name={fieldNames.termMonths}
        least={1}
        initial={facts.exampleTermMonths}
      />
    </div>
  );
}

/** How old the roof is and what its repair would cost. */
export function OldRoofFields({ section: { words } }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <h3>{words.oldRoof}</h3>
      <NumberField label={words.ageYears} name={fieldNames.ageYears} least={0} />
      <NumberField label={words.repairDollars} name={fieldNames.repairDollars} least={0} />
    </div>
  );
}
