import * as React from "react";
import { graphql } from "gatsby";
import { Shell } from "../ui/shell";
import * as styles from "./neighborhoods.module.css";

export const query = graphql`
  fragment Neighborhoods on Neighborhoods {
    title
    intro
    places {
      name
      note
    }
  }
`;

/** Neighborhoods or wards served. A town without a list shows its words alone. */
export function Neighborhoods({
  neighborhoods,
}: {
  readonly neighborhoods: Queries.NeighborhoodsFragment;
}) {
  const { title, intro, places } = neighborhoods;
  return (
    <Shell title={title} intro={intro} layout="split">
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ name, note }) => (
            <li key={name}>
              <strong>{name}</strong>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Shell>
  );
}
