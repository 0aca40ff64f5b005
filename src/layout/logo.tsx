import * as React from "react";
import { markPaths } from "./mark";

/** The mark: a gable whose ridge is notched, over one course of shingles. Same drawing as static/logo.svg. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {markPaths.map((path) => (
        <path key={path} fill="currentColor" d={path} />
      ))}
    </svg>
  );
}
