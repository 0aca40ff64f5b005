/** The shapes of the mark on 40 × 40 units, as data of SVG paths: a gable whose ridge is notched, over one course of shingles. */
export const markPaths = [
  "M0 24 17 9v5l3-2.600 3 2.600V9l17 15v6L20 15.500 0 30z",
  "M8 27.500 15 22.400V34H8zm9-6.500 3-2.200 3 2.200v15h-6zm8 1.400 7 5.100V34h-7z",
] as const;
