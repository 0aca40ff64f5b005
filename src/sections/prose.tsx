import * as React from "react";
import { graphql } from "gatsby";
import { Paragraphs } from "../ui/paragraphs";
import { Shell } from "../ui/shell";

export const query = graphql`
  fragment Prose on ProseSection {
    anchor: id
    title
    paragraphs
  }
`;

/** Running text beside its heading. */
export function Prose({ section }: { readonly section: Queries.ProseFragment }) {
  return (
    <Shell anchor={section.anchor} title={section.title} layout="split">
      <Paragraphs paragraphs={section.paragraphs} />
    </Shell>
  );
}
