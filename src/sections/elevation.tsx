import * as React from "react";
import { sentShapes } from "../ui/sent-shapes";
import { ElevationShapes } from "./elevation-shapes";
import * as styles from "./elevation.module.css";

const Shapes =
  process.env.BUILD_STAGE === "build-javascript"
    ? sentShapes(() => import("./elevation-shapes").then((module) => module.ElevationShapes))
    : ElevationShapes;

/** The measured drawing of a house, seen from the front: the illustration of pages without a picture. */
export function Elevation() {
  return (
    <svg className={styles.elevation} viewBox="0 0 640 480" aria-hidden="true">
      <Shapes />
    </svg>
  );
}
