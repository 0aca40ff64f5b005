import * as React from "react";
import { graphql } from "gatsby";
import { Actions } from "../ui/actions";
import { RichText } from "../ui/rich-text";
import * as styles from "./closing-call.module.css";

export const query = graphql`
  fragment ClosingCall on ClosingCall {
    title
    text
    secondary {
      ...ActionParts
    }
  }
`;

/** The last words of a page, under one long ridge. */
export function ClosingCall({ closing }: { readonly closing: Queries.ClosingCallFragment }) {
  return (
    <section className={styles.closing} data-tone="slate">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{closing.title}</h2>
          <p>
            <RichText text={closing.text} />
          </p>
        </div>
        <Actions call size="large" actions={closing.secondary ?? []} />
      </div>
    </section>
  );
}
