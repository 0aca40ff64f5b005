/** The fields' names, in the address too: ?size=1800&choice=architectural. */
export const fieldNames = {
  by: "by",
  squareFeet: "size",
  floorSquareFeet: "floor",
  stories: "stories",
  pitch: "pitch",
  choice: "choice",
  termMonths: "months",
  ageYears: "age",
  repairDollars: "repair",
} as const;
