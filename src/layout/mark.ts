/** The shapes of the mark on 40 × 40 units, as data of SVG paths: a gable whose ridge is notched, over one course of shingles. */
export const markPaths = [
  "M0 24 17 9v5l3-2.6 3 2.6V9l17 15v6L20 15.5 0 30z",
  "M8 27.5 15 22.4V34H8zm9-6.5 3-2.2 3 2.2v15h-6zm8 1.4 7 5.1V34h-7z",
] as const;
