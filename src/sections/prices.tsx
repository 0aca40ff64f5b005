import * as React from "react";
import { graphql } from "gatsby";
import { formatDollarRange, formatDollars } from "../content/format";
import { useSite } from "../layout/use-site";
import { priceRowLabel } from "./price-row-label";
import { scaleFor, type Scale } from "./price-scale";
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

type Row = Queries.PricesFragment["rows"][number];

/** One range drawn on the table's scale, in thousandths of its length. */
function Range({ row, scale }: { readonly row: Row; readonly scale: Scale }) {
  const at = (dollars: number) => Math.round((dollars / scale.max) * 1000);
  const { low, high, openEnded } = row;
  return (
    <svg className={styles.range} viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={styles.grid} d={scale.ticks.map((tick) => `M${at(tick)} 0V20`).join("") + "M0 10H1000"} />
      <rect x={at(low)} y="3" width={at(high) - at(low)} height="14" />
      {openEnded && <path className={styles.open} d={`M${at(high)} 10H1000`} />}
    </svg>
  );
}

/** A price table whose every range is drawn on one scale. */
export function Prices({ table }: { readonly table: Queries.PricesFragment }) {
  const { labels } = useSite();
  const scale = scaleFor(Math.max(...table.rows.map((row) => row.high)));
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{table.appliesTo}</caption>
      <thead>
        <tr>
          <th scope="col">{table.rowHeading}</th>
          <th scope="col">
            {table.priceHeading}
            <span className={styles.scale} aria-hidden="true">
              {scale.ticks.map((tick) => (
                <span key={tick}>{formatDollars(tick)}</span>
              ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{priceRowLabel(row, labels.prices)}</th>
            <td>
              <span className={styles.figures}>{formatDollarRange(row)}</span>
              <Range row={row} scale={scale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
