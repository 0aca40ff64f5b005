import * as React from "react";
import { graphql } from "gatsby";
import { fieldNames } from "../calculator/field-names";
import { NumberField, SelectField, SubmitButton } from "../ui/field";
import { choicesOf } from "./calculator-choices";
import * as styles from "./calculator-link.module.css";

export const query = graphql`
  fragment CalculatorLink on CostsSection {
    table {
      rowHeading
      rows {
        id
        label
      }
    }
    calculator {
      to
      exampleSquareFeet
    }
    words {
      squareFeet
      undecided
      submit
    }
  }
`;

/** The calculator in short: a form without script that leads to it with the choice in the address. */
export function CalculatorLink({ section }: { readonly section: Queries.CalculatorLinkFragment }) {
  const { table, calculator, words } = section;
  if (!calculator?.to) return null;
  return (
    <form className={styles.form} method="get" action={calculator.to}>
      <NumberField
        label={words.squareFeet}
        name={fieldNames.squareFeet}
        least={1}
        initial={calculator.exampleSquareFeet}
      />
      <SelectField
        label={table.rowHeading}
        name={fieldNames.choice}
        initial=""
        choices={choicesOf(table.rows, words.undecided)}
      />
      <SubmitButton>{words.submit}</SubmitButton>
    </form>
  );
}
