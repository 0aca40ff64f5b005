import * as React from "react";
import * as styles from "./elevation.module.css";

const eave = 300;
const exposure = 18;
const courses = 10;
const tab = 34;

/** The butt line and the keyways of one course of the roof, whose sides lean in with the hips. */
function course(index: number): string {
  const bottom = eave - index * exposure;
  const lean = index * 13;
  const left = 52 + lean;
  const right = 588 - lean;
  const first = left + 16 + ((index * 23) % tab);
  const count = Math.max(0, Math.ceil((right - 14 - first) / tab));
  const keyways = Array.from(
    { length: count },
    (_, at) => `M${first + at * tab} ${bottom}v-${exposure}`,
  );
  return `M${left} ${bottom}H${right}${keyways.join("")}`;
}

/** A sash window with its shutters, from its top left corner. */
function sash(x: number, y: number): string {
  return `M${x} ${y}h40v60h-40zM${x} ${y + 30}h40M${x + 20} ${y}v60M${x - 18} ${y}h14v60h-14zM${x + 44} ${y}h14v60h-14z`;
}

/** The lines of the drawing of a house (elevation.tsx). */
export function ElevationShapes() {
  const roof = Array.from({ length: courses }, (_, index) => course(index)).join("");
  const siding = Array.from({ length: 11 }, (_, index) => `M84 ${316 + index * 9}H556`).join("");
  return (
    <g>
      <path className={styles.fine} d={siding} />
      <path className={styles.chimney} d="M398 122V72h42v50M392 72h54V62h-54z" />
      <path className={styles.roof} d="M52 300 182 120H458L588 300z" />
      <path d={roof} />
      <path className={styles.face} d="M216 264V214l44-34 44 34v50z" />
      <path className={styles.roof} d="M204 223l56-43 56 43v-12l-56-43-56 43z" />
      <path className={styles.face} d="M240 216h40v40h-40zM260 216v40M240 236h40" />
      <path className={styles.face} d={`${sash(128, 328)}${sash(356, 328)}${sash(470, 328)}`} />
      <path
        className={styles.face}
        d="M232 326h56v94h-56zM240 334h40v86h-40zM246 342h28v26h-28zM246 378h28v32h-28zM224 420h72v6h-72z"
      />
      <path
        className={styles.bold}
        d="M52 300 182 120H458L588 300M84 308V420M556 308V420M52 300v8H588v-8zM30 420H610"
      />
      <g className={styles.fine}>
        <path d="M84 430v30M556 430v30M84 452H556M79 457l10-10M551 457l10-10" />
        <path d="M42 300H12M172 120H12M22 120V300M17 125l10-10M17 305l10-10" />
        <path d="M518 166h36v50z" />
      </g>
    </g>
  );
}
