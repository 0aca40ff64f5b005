import * as React from "react";
import { graphql } from "gatsby";
import { Actions } from "../ui/actions";
import { RichText } from "../ui/rich-text";
import * as styles from "./callout.module.css";

export const query = graphql`
  fragment Callout on CalloutSection {
    anchor: id
    title
    text
    actions {
      ...ActionParts
    }
  }
`;

/** A short pitch with buttons, on a tab that hangs from the margin. */
export function Callout({ section }: { readonly section: Queries.CalloutFragment }) {
  return (
    <section id={section.anchor ?? undefined} className={styles.callout}>
      <div>
        <h2>{section.title}</h2>
        <p>
          <RichText text={section.text} />
        </p>
      </div>
      <Actions actions={section.actions} />
    </section>
  );
}
