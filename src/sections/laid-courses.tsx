import * as React from "react";
import { sentShapes } from "../ui/sent-shapes";
import { LaidCoursesShapes } from "./laid-courses-shapes";
import * as styles from "./steps.module.css";

const Shapes =
  process.env.BUILD_STAGE === "build-javascript"
    ? sentShapes(() => import("./laid-courses-shapes").then((module) => module.LaidCoursesShapes))
    : LaidCoursesShapes;

interface LaidCoursesProps {
  readonly laid: number;
  readonly of: number;
}

const width = 160;
const height = 96;

/** A slope on which the first courses are laid, from the eave up; the newest is the darkest. */
export function LaidCourses({ laid, of }: LaidCoursesProps) {
  return (
    <svg className={styles.slope} viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <Shapes laid={laid} of={of} width={width} height={height} />
    </svg>
  );
}
