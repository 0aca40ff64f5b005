import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { sentShapes } from "../ui/sent-shapes";
import { TownMapShapes } from "./town-map-shapes";
import * as styles from "./town-map.module.css";

export const query = graphql`
  fragment TownMap on Town {
    slug
    name
    latitude
    longitude
    response {
      qualifier
      minutes
    }
    entry {
      path
    }
  }
`;

const Shapes =
  process.env.BUILD_STAGE === "build-javascript"
    ? sentShapes(() => import("./town-map-shapes").then((module) => module.TownMapShapes))
    : TownMapShapes;

interface TownMapProps {
  readonly towns: readonly Queries.TownMapFragment[];
  /** The slug of the town we set out from. */
  readonly home: string;
}

const width = 440;
const height = 470;

/** The measured drawing of our service area: every town where it lies, in rings of miles around our base. */
export function TownMap({ towns, home }: TownMapProps) {
  const { labels } = useSite();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={labels.map.title}
    >
      <Shapes towns={towns} home={home} width={width} height={height} />
    </svg>
  );
}
