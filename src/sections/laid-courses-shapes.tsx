import * as React from "react";

interface LaidCoursesShapesProps {
  readonly laid: number;
  readonly of: number;
  /** The size of the slope, in units of the drawing. */
  readonly width: number;
  readonly height: number;
}

/** The courses of a slope (laid-courses.tsx), from the eave up. */
export function LaidCoursesShapes({ laid, of, width, height }: LaidCoursesShapesProps) {
  const exposure = Math.round((height / of) * 10) / 10;
  const rows = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <g>
      {rows.map((row) => {
        const top = Math.round((height - row * exposure) * 10) / 10;
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
    </g>
  );
}
