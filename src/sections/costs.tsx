import * as React from "react";
import { graphql } from "gatsby";
import { Action } from "../ui/action";
import { Shell } from "../ui/shell";
import { CalculatorLink } from "./calculator-link";
import { Prices } from "./prices";

export const query = graphql`
  fragment Costs on CostsSection {
    anchor: id
    title
    text
    table {
      ...Prices
    }
    ...CalculatorLink
    action {
      ...ActionParts
    }
  }
`;

/** Prices in short, with a way on to the free estimate. */
export function Costs({ section }: { readonly section: Queries.CostsFragment }) {
  const { anchor, title, text, table, action } = section;
  return (
    <Shell
      anchor={anchor}
      title={title}
      intro={text}
      layout="split"
      tone="sunk"
      aside={<Action to={action.to}>{action.label}</Action>}
    >
      <Prices table={table} />
      <CalculatorLink section={section} />
    </Shell>
  );
}
