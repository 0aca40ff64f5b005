import type { CityLeaf } from "schema-dts";
import { townId } from "./addresses";

/** What a graph says of a town. */
export interface GraphTown {
  readonly name: string;
  readonly entry: { readonly path: string };
}

/**
 * A town we serve, with its page.
 * @param state the state's name in full; without it, the state goes without saying, as in a list of
 *   towns beside an address
 */
export function town({ name, entry }: GraphTown, host: string, state?: string): CityLeaf {
  return {
    "@type": "City",
    "@id": townId(`${host}${entry.path}`),
    name,
    ...(state && { containedInPlace: { "@type": "State" as const, name: state } }),
  };
}
