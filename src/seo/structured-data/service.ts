import type { ServiceLeaf } from "schema-dts";
import { plainText } from "../../content/rich-text";
import { businessId, serviceId, townId } from "./addresses";
import type { GraphSite } from "./site";
import { town, type GraphTown } from "./town";

/** What a page sells, and where. */
export interface GraphService {
  /** Its name, as the breadcrumb shows it. */
  readonly name: string;
  /** Rich text. */
  readonly description: string;
  /** The one town it is for; without it, all of them. */
  readonly town?: GraphTown | null;
}

/** What the page at `path` sells (schema.org/Service). */
export function service(
  { business: { host, address }, towns }: GraphSite,
  path: string,
  sold: GraphService,
): ServiceLeaf {
  const url = `${host}${path}`;
  return {
    "@type": "Service",
    "@id": serviceId(url),
    name: sold.name,
    description: plainText(sold.description),
    url,
    provider: { "@id": businessId(host) },
    areaServed: sold.town
      ? town(sold.town, host, address.regionName)
      : towns.map(({ entry }) => ({ "@id": townId(`${host}${entry.path}`) })),
  };
}
