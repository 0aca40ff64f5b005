import * as React from "react";
import { graphql } from "gatsby";
import { isTouched } from "../calculator/is-touched";
import { hydratedOnUse } from "../ui/hydrated-on-use";
import { Shell } from "../ui/shell";
import { CalculatorForm } from "./calculator-form";
import { CalculatorNotes } from "./calculator-notes";

export const query = graphql`
  fragment Calculator on CalculatorSection {
    anchor: id
    title
    intro
    exampleSquareFeet
    sizeTable {
      ...Prices
    }
    choiceTable {
      ...Prices
    }
    facts {
      pitches {
        id
        label
        riseInchesPerFoot
      }
      usualPitch
      stories
      exampleTermMonths
    }
    guidance {
      repairUnderYears
      repairUnderDollars
      replaceOverYears
      replaceOverPercent
    }
    business {
      financingInterestPercent
    }
    words {
      ...CalculatorWords
    }
    ...CalculatorNotes
  }
`;

interface CalculatorProps {
  readonly section: Queries.CalculatorFragment;
}

const Form =
  process.env.BUILD_STAGE === "build-javascript"
    ? hydratedOnUse(
        () =>
          import(/* webpackChunkName: "calculator-form" */ "./calculator-form").then(
            (module) => module.CalculatorForm,
          ),
        (part) => part.matches(":focus-within") || isTouched(part),
      )
    : function Whole(props: CalculatorProps) {
        return (
          <div>
            <CalculatorForm {...props} />
          </div>
        );
      };

/** What a roof costs: the calculator, and what its prices include. */
export function Calculator({ section }: CalculatorProps) {
  const { anchor, title, intro, words } = section;
  return (
    <Shell anchor={anchor} title={title} intro={intro} tone="sunk">
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <Form section={section} />
      <CalculatorNotes section={section} />
    </Shell>
  );
}
