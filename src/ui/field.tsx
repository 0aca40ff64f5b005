import * as React from "react";
import * as action from "./action.module.css";
import * as styles from "./field.module.css";

interface FieldProps {
  readonly label: string;
  readonly name: string;
}

interface NumberFieldProps extends FieldProps {
  /** The smallest number that makes sense. */
  readonly least: number;
  readonly initial?: number;
  readonly hint?: string;
}

/** A field for a number. The browser keeps its value, so that what was typed before hydration stays. */
export function NumberField({ label, name, least, initial, hint }: NumberFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        className={styles.control}
        type="number"
        inputMode="decimal"
        name={name}
        min={least}
        step="any"
        defaultValue={initial}
        autoComplete="off"
      />
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

/** Something to choose: what the form holds, and what people read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly initial: string;
}

/** A list to choose one entry from. */
export function SelectField({ label, name, choices, initial }: ChoiceFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select className={styles.control} name={name} defaultValue={initial}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A group of radio buttons, each with room for a thumb. */
export function RadioField({ label, name, choices, initial }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === initial}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The button that sends a form, which is of no use on paper. */
export function SubmitButton({ children }: { readonly children: React.ReactNode }) {
  return (
    <div data-screen="">
      <button type="submit" className={action.action}>
        {children}
      </button>
    </div>
  );
}
