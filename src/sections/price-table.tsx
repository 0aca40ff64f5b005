import * as React from "react";
import { graphql } from "gatsby";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import { Prices } from "./prices";
import * as styles from "./price-table.module.css";

export const query = graphql`
  fragment PriceTable on PriceTableSection {
    anchor: id
    title
    intro
    note
    table {
      ...Prices
    }
  }
`;

/** One table of prices with its drawing. */
export function PriceTable({ section }: { readonly section: Queries.PriceTableFragment }) {
  const { anchor, title, intro, note, table } = section;
  return (
    <Shell anchor={anchor} title={title} intro={intro} layout="split">
      <Prices table={table} />
      {note && (
        <p className={styles.note}>
          <RichText text={note} />
        </p>
      )}
    </Shell>
  );
}
