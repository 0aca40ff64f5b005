import * as React from "react";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { RelatedPages } from "./related-pages";

interface TownPagesProps {
  /** The town's name. */
  readonly town: string;
  readonly pages: readonly Queries.RelatedPagesFragment[];
}

/** The other pages about a town. */
export function TownPages({ town, pages }: TownPagesProps) {
  const { labels } = useSite();
  return <RelatedPages title={fill(labels.town.landings, { town })} pages={pages} />;
}
