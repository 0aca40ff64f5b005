import * as React from "react";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { ServiceArea } from "./service-area";

interface NearbyMapProps {
  /** The name of the town whose page it stands on. */
  readonly town: string;
  readonly towns: readonly Queries.TownMapFragment[];
}

/** The map of our towns on the page of one of them. */
export function NearbyMap({ town, towns }: NearbyMapProps) {
  const { labels } = useSite();
  const title = fill(labels.town.map, { town });
  return <ServiceArea section={{ anchor: null, title, intro: null, towns }} />;
}
