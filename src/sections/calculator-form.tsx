import * as React from "react";
import { answer } from "../calculator/answer";
import { fieldNames } from "../calculator/field-names";
import { readInput, type Input } from "../calculator/input";
import { useFields } from "../calculator/use-fields";
import { CalculatorAdvice, CalculatorMonthly } from "./calculator-parts";
import { CalculatorAnswer } from "./calculator-answer";
import { OldRoofFields, PaymentFields, RoofFields } from "./calculator-fields";
import * as styles from "./calculator.module.css";

/** What is answered before anybody has chosen: the record's example. */
function exampleOf({ exampleSquareFeet, facts }: Queries.CalculatorFragment): Input {
  return {
    ...readInput(new URLSearchParams()),
    squareFeet: exampleSquareFeet,
    termMonths: facts.exampleTermMonths,
  };
}

/**
 * What a roof costs, from the published prices alone. The form is plain HTML whose values live in the
 * address; the answer follows as they change, and stands as an example until then.
 */
export function CalculatorForm({ section }: { readonly section: Queries.CalculatorFragment }) {
  const { form, fields, settled, update } = useFields();
  const result = React.useRef<HTMLDivElement>(null);
  const { anchor, sizeTable, choiceTable, facts, guidance, business } = section;
  const input = fields ? readInput(fields) : exampleOf(section);
  const answered = answer(input, {
    sizeRows: sizeTable.rows,
    choiceRows: choiceTable.rows,
    pitches: facts.pitches,
    thresholds: guidance,
    interestPercent: business.financingInterestPercent,
  });
  const show = (event: React.FormEvent) => {
    event.preventDefault();
    result.current?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.calculator}
      method="get"
      action={anchor ? `#${anchor}` : undefined}
      // An address that already holds an answer is worth the script at once (see intent-loader.ts).
      data-hydrate={`\\b(${Object.values(fieldNames).join("|")})=`}
      onInput={update}
      onSubmit={show}
    >
      <RoofFields section={section} />
      <CalculatorAnswer
        focus={result}
        section={section}
        answered={answered}
        example={!fields}
        announced={Boolean(fields) && settled}
      />
      {business.financingInterestPercent === 0 && (
        <>
          <PaymentFields section={section} />
          <CalculatorMonthly section={section} answered={answered} termMonths={input.termMonths} />
        </>
      )}
      <OldRoofFields section={section} />
      <CalculatorAdvice section={section} advice={answered.advice} />
    </form>
  );
}
