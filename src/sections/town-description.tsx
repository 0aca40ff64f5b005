import * as React from "react";
import { graphql } from "gatsby";
import { Paragraphs } from "../ui/paragraphs";
import { Shell } from "../ui/shell";

export const query = graphql`
  fragment TownDescription on TownDescription {
    title
    paragraphs
  }
`;

/** What roofing is like in a town. */
export function TownDescription({
  description,
}: {
  readonly description: Queries.TownDescriptionFragment;
}) {
  return (
    <Shell title={description.title} layout="split">
      <Paragraphs paragraphs={description.paragraphs} />
    </Shell>
  );
}
