import * as React from "react";
import { formatDollars } from "../content/format";
import type { Scale } from "./price-scale";
import * as styles from "./prices.module.css";

interface PriceTableHeadProps {
  readonly table: { readonly rowHeading: string; readonly priceHeading: string };
  readonly scale: Scale;
}

/** The headings of a table of prices, with the scale that its ranges are drawn on. */
export function PriceTableHead({ table, scale }: PriceTableHeadProps) {
  return (
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
  );
}
