import * as React from "react";
import * as styles from "./steps.module.css";

interface LaidCoursesProps {
  readonly laid: number;
  readonly of: number;
}

const width = 160;
const height = 96;

/** A slope on which the first courses are laid, from the eave up; the newest is the darkest. */
export function LaidCourses({ laid, of }: LaidCoursesProps) {
  const exposure = height / of;
  const rows = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <svg
      className={styles.slope}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {rows.map((row) => {
        const top = height - row * exposure;
        const offset = row % 2 ? 0 : 20;
        const keyways = [40, 80, 120].map((x) => `M${x - offset} ${top}v${exposure}`).join("");
        const state = row === laid ? "new" : row < laid ? "laid" : "open";
        return (
          <path
            key={row}
            data-state={state}
            d={`M0 ${top}H${width}v${exposure}H0z${state === "open" ? "" : keyways}${state === "open" || row % 2 ? "" : `M140 ${top}v${exposure}`}`}
          />
        );
      })}
    </svg>
  );
}
