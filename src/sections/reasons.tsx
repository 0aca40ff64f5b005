import * as React from "react";
import { graphql } from "gatsby";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./reasons.module.css";

export const query = graphql`
  fragment Reasons on Reasons {
    title
    reasons {
      title
      text
    }
  }
`;

/** Reasons to choose the team, in courses that climb up a rake. */
export function Reasons({ reasons }: { readonly reasons: Queries.ReasonsFragment }) {
  return (
    <Shell title={reasons.title}>
      <ul className={styles.rake}>
        {reasons.reasons.map((reason) => (
          <li key={reason.title} className={styles.reason}>
            <h3>{reason.title}</h3>
            <p>
              <RichText text={reason.text} />
            </p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
