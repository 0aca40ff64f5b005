import type { CityLeaf } from "schema-dts";
import { townId } from "./addresses";

/** What a graph says of a town. */
export interface GraphTown {
  readonly name: string;
  readonly entry: { readonly path: string };
}

/** A town we serve, with its page. @param state the state's name in full */
export function town({ name, entry }: GraphTown, host: string, state: string): CityLeaf {
  return {
    "@type": "City",
    "@id": townId(`${host}${entry.path}`),
    name,
    containedInPlace: { "@type": "State", name: state },
  };
}
