import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./stats-strip.module.css";

/** Three claims, each the figure on a dimension line. */
export function StatsStrip() {
  const { business } = useSite();
  return (
    <dl className={styles.strip}>
      {business.stats.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
