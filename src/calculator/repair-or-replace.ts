import type { DollarRange } from "../content/format";

/** The thresholds of data/prices.json (specification section 9, guidance). */
export interface Thresholds {
  readonly repairUnderYears: number;
  readonly repairUnderDollars: number;
  readonly replaceOverYears: number;
  readonly replaceOverPercent: number;
}

/** What the visitor knows of the old roof; null for what was left out. */
export interface OldRoof {
  readonly ageYears: number | null;
  readonly repairDollars: number | null;
  /** What a new roof costs, where that is known. */
  readonly replacement: DollarRange | null;
}

/** Which way a fact points: over a threshold for all prices of the range, for some of them, or none. */
type Share = "over" | "partly" | "within" | "unknown";

/** What the thresholds say, with how they came to it. */
export interface Advice {
  /** `incomplete` where age or cost is still missing and could change the answer. */
  readonly verdict: "repair" | "inspect" | "replace" | "incomplete";
  readonly age: "young" | "middle" | "old" | "unknown";
  /** How the repair stands to the share of a new roof's price. */
  readonly share: Share;
  readonly cost: "under" | "over" | "unknown";
}

/**
 * Repair where the roof is under `repairUnderYears` old and the repair under `repairUnderDollars`;
 * replace where it is over `replaceOverYears` old or the repair over `replaceOverPercent` of a new
 * roof. A new roof has a price range: only a repair over that share of its high end is surely over.
 * Where the two rules could both hold, or neither does, somebody has to look.
 */
export function adviseOnRoof(roof: OldRoof, thresholds: Thresholds): Advice {
  const age = ageOf(roof.ageYears, thresholds);
  const share = shareOf(roof, thresholds.replaceOverPercent);
  const { repairDollars } = roof;
  const cost =
    repairDollars === null
      ? "unknown"
      : repairDollars < thresholds.repairUnderDollars
        ? "under"
        : "over";
  const facts = { age, share, cost } as const;
  if (age === "old" || share === "over") return { verdict: "replace", ...facts };
  if (age === "unknown" || cost === "unknown") return { verdict: "incomplete", ...facts };
  const repairs = age === "young" && cost === "under" && share !== "partly";
  return { verdict: repairs ? "repair" : "inspect", ...facts };
}

function ageOf(
  years: number | null,
  { repairUnderYears, replaceOverYears }: Thresholds,
): Advice["age"] {
  if (years === null) return "unknown";
  if (years > replaceOverYears) return "old";
  return years < repairUnderYears ? "young" : "middle";
}

function shareOf({ repairDollars, replacement }: OldRoof, percent: number): Share {
  if (repairDollars === null || !replacement) return "unknown";
  // Compared as whole numbers: 30 / 100 of a price is not exact in binary.
  const over = (dollars: number) => repairDollars * 100 > dollars * percent;
  if (over(replacement.high)) return "over";
  return over(replacement.low) ? "partly" : "within";
}
