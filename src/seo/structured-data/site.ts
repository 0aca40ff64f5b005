import type { GraphTown } from "./town";

/** What every graph draws on: the business, its prices and its towns. */
export interface GraphSite {
  readonly business: {
    readonly name: string;
    readonly host: string;
    readonly phone: string;
    readonly email: string;
    readonly address: {
      readonly street?: string | null;
      readonly locality: string;
      readonly region: string;
      readonly regionName: string;
      readonly postalCode?: string | null;
      readonly country: string;
    };
    readonly homeTown: { readonly latitude: number; readonly longitude: number };
    readonly hours: readonly {
      readonly days: readonly string[];
      readonly opens: string;
      readonly closes: string;
    }[];
    readonly languages: readonly { readonly code: string }[];
  };
  readonly prices: { readonly replacement: { readonly low: number; readonly high: number } };
  readonly towns: readonly GraphTown[];
  /** The address below the host of the picture that stands for the business. */
  readonly picture?: string | null;
}
