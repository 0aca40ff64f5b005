import * as React from "react";
import { graphql } from "gatsby";
import { Action } from "../ui/action";
import { Shell } from "../ui/shell";
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

/** What shows the form that leads to the calculator. */
export type CalculatorLinkComponent = React.ComponentType<{
  readonly section: Queries.CalculatorLinkFragment;
}>;

interface CostsProps {
  readonly section: Queries.CostsFragment;
  readonly CalculatorLink?: CalculatorLinkComponent;
}

/** Prices in short, with a way on to the free estimate. */
export function Costs({ section, CalculatorLink }: CostsProps) {
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
      {CalculatorLink && <CalculatorLink section={section} />}
    </Shell>
  );
}
