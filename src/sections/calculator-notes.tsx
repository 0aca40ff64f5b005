import * as React from "react";
import { graphql } from "gatsby";
import { RichText } from "../ui/rich-text";
import * as styles from "./calculator.module.css";

export const query = graphql`
  fragment CalculatorNotes on CalculatorSection {
    included
    changes
    duration
    words {
      included
      changes
      duration
    }
  }
`;

/** A list under a heading. */
function Notes({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the prices include, what can change them and how long the work takes. */
export function CalculatorNotes({
  section,
}: {
  readonly section: Queries.CalculatorNotesFragment;
}) {
  const { included, changes, duration, words } = section;
  return (
    <div className={styles.notes}>
      <Notes title={words.included} points={included} />
      <Notes title={words.changes} points={changes} />
      <Notes title={words.duration} points={[duration]} />
    </div>
  );
}
