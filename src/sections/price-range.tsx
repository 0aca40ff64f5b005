import * as React from "react";
import type { DollarRange } from "../content/format";
import type { Scale } from "./price-scale";
import * as styles from "./prices.module.css";

interface PriceRangeProps {
  readonly range: DollarRange;
  readonly scale: Scale;
  /** Another range to compare with, drawn as a column behind it. */
  readonly column?: DollarRange | null;
  /** The part of the range that counts; the rest is drawn light. Null where none does. */
  readonly part?: DollarRange | null;
}

/** One range drawn on a scale, in thousandths of its length. */
export function PriceRange({ range, scale, column, part }: PriceRangeProps) {
  const at = (dollars: number) => Math.round((dollars / scale.max) * 1000);
  const span = ({ low, high }: DollarRange) => ({ x: at(low), width: at(high) - at(low) });
  return (
    <svg
      className={styles.range}
      viewBox="0 0 1000 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {column && <rect className={styles.column} height="20" {...span(column)} />}
      <path d={scale.ticks.map((tick) => `M${at(tick)} 0V20`).join("") + "M0 10H1000"} />
      <rect
        className={part === undefined ? undefined : styles.light}
        y="3"
        height="14"
        {...span(range)}
      />
      {part && <rect y="3" height="14" {...span(part)} />}
      {range.openEnded && <path className={styles.open} d={`M${at(range.high)} 10H1000`} />}
    </svg>
  );
}
