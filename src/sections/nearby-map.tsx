import * as React from "react";
import { useSite } from "../layout/use-site";
import { ServiceArea } from "./service-area";

interface NearbyMapProps {
  readonly towns: readonly Queries.TownMapFragment[];
}

/** The map of our towns on the page of one of them. */
export function NearbyMap({ towns }: NearbyMapProps) {
  const { labels } = useSite();
  return <ServiceArea section={{ anchor: null, title: labels.town.map, intro: null, towns }} />;
}
