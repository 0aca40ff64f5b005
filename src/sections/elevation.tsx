import * as React from "react";
import * as styles from "./elevation.module.css";

const eave = 300;
const exposure = 18;
const courses = 10;

/** The butt lines and keyways of one course of the roof, whose sides lean in with the hip. */
function course(index: number): string {
  const bottom = eave - index * exposure;
  const lean = index * 13;
  const left = 52 + lean;
  const right = 588 - lean;
  const first = left + 20 + ((index * 23) % 34);
  const count = Math.max(0, Math.ceil((right - 8 - first) / 34));
  const keyways = Array.from({ length: count }, (_, tab) => `M${first + tab * 34} ${bottom}v-${exposure}`);
  return `M${left} ${bottom}H${right}${keyways.join("")}`;
}

interface ElevationProps {
  readonly className?: string;
  /** Whether one shingle has slipped, on the page for missing addresses. */
  readonly missing?: boolean;
}

/** The measured drawing of a house, seen from the front: the illustration of pages without a picture. */
export function Elevation({ className, missing = false }: ElevationProps) {
  const roof = Array.from({ length: courses }, (_, index) => course(index)).join("");
  return (
    <svg
      className={className ? `${styles.elevation} ${className}` : styles.elevation}
      viewBox="0 0 640 480"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.wall} d="M84 306H556V420H84z" />
      <path className={styles.roof} d="M52 300 182 120H458L588 300z" />
      <path d={`${roof}M182 120H458M52 300l130-180M588 300 458 120`} />
      {missing && (
        <>
          <path className={styles.gap} d="M386 210h34v18h-34z" />
          <path className={styles.tab} d="m452 340 33-8 5 18-33 8z" />
          <path className={styles.fine} d="M403 232c8 44 26 74 52 96" strokeDasharray="3 6" />
        </>
      )}
      <path className={styles.chimney} d="M396 150V74h44v76M390 74h56v-12h-56z" />
      <path className={styles.wall} d="M196 306V236l62-52 62 52v70" />
      <path className={styles.gable} d="M182 252l76-64 76 64v-14l-76-64-76 64z" />
      <path d="M84 306V420H556V306M40 420H600M52 300v8H588v-8M232 240h52v48h-52zM258 240v48M232 264h52" />
      <path d="M124 336h60v52h-60zM154 336v52M124 362h60M360 336h60v52h-60zM390 336v52M360 362h60M450 336h60v52h-60zM480 336v52M450 362h60M238 420V332h44v88" />
      <g className={styles.fine}>
        <path d="M84 432v26M556 432v26M84 450H556M79 455l10-10M551 455l10-10" />
        <path d="M44 300H14M174 120H14M24 120V300M19 125l10-10M19 305l10-10" />
        <path d="M588 292V176L520 190M548 236h40v-56z" strokeDasharray="none" />
      </g>
    </svg>
  );
}
