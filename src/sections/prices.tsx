import * as React from "react";
import { graphql } from "gatsby";
import { formatDollarRange } from "../content/format";
import { useSite } from "../layout/use-site";
import { priceRowLabel } from "./price-row-label";
import { PriceRange } from "./price-range";
import { PriceTableHead } from "./price-table-head";
import { scaleFor } from "./price-scale";
import * as styles from "./prices.module.css";

export const query = graphql`
  fragment Prices on PriceTable {
    appliesTo
    rowHeading
    priceHeading
    rows {
      id
      label
      fromSquareFeet
      toSquareFeet
      low
      high
      openEnded
    }
  }
`;

/** A price table whose every range is drawn on one scale. */
export function Prices({ table }: { readonly table: Queries.PricesFragment }) {
  const { labels } = useSite();
  const scale = scaleFor(Math.max(...table.rows.map((row) => row.high)));
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{table.appliesTo}</caption>
      <PriceTableHead table={table} scale={scale} />
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{priceRowLabel(row, labels.prices)}</th>
            <td>
              <span className={styles.figures}>{formatDollarRange(row)}</span>
              <PriceRange range={row} scale={scale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
