import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { placeLabels } from "./map-labels";
import { projectionFor } from "./map-projection";
import { responseTime } from "./response-time";
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

interface TownMapProps {
  readonly towns: readonly Queries.TownMapFragment[];
  /** The slug of the town we set out from. */
  readonly home: string;
}

const sheet = { width: 440, height: 470, marginX: 96, marginY: 44 };
const lineHeight = 17;

/** The measured drawing of our service area: every town where it lies, in rings of miles around our base. */
export function TownMap({ towns, home }: TownMapProps) {
  const { labels } = useSite();
  const { project, unitsPerMile } = projectionFor(towns, sheet);
  const points = towns.map(project);
  const base = points[towns.findIndex(({ slug }) => slug === home)];
  const placed = placeLabels(
    towns.map(({ name }, index) => ({
      at: points[index] ?? { x: 0, y: 0 },
      width: Math.max(54, name.length * 8.6),
      height: 2 * lineHeight,
    })),
    sheet.width,
    sheet.height,
  );
  const mile = Math.round(unitsPerMile);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={labels.map.title}
    >
      {base &&
        [1, 2, 3, 4, 5, 6].map((miles) => (
          <circle
            key={miles}
            className={styles.ring}
            cx={base.x}
            cy={base.y}
            r={miles * unitsPerMile}
          />
        ))}
      {base &&
        points.map((point) => (
          <path
            key={`${point.x} ${point.y}`}
            className={styles.way}
            d={`M${base.x} ${base.y} ${point.x} ${point.y}`}
          />
        ))}
      <g className={styles.ring}>
        <path
          d={`M16 ${sheet.height - 16}h${mile}m-5-5-10 10m-${mile - 10} 0 10-10`}
          data-scale=""
        />
        <path d="M24 62V22l-7 14 7-4 7 4-7-14" />
      </g>
      <text className={styles.note} x="24" y="80" textAnchor="middle">
        {labels.map.north}
      </text>
      <text className={styles.note} x={16 + mile / 2} y={sheet.height - 24} textAnchor="middle">
        {fill(labels.map.scale, { miles: 1 })}
      </text>
      {towns.map(({ slug, name, response }, index) => {
        const point = points[index];
        const label = placed[index];
        if (!point || !label) return null;
        return (
          <g
            key={slug}
            data-tooltip={fill(labels.map.tooltip, {
              town: name,
              time: responseTime(response, labels.town),
            })}
          >
            <path
              className={styles.dot}
              data-home={slug === home || undefined}
              d={`M${point.x} ${point.y - 8}l8 11h-16z`}
            />
            <text x={label.x} y={label.y + 13} textAnchor={label.align}>
              {name}
            </text>
            <text
              className={styles.time}
              x={label.x}
              y={label.y + 13 + lineHeight}
              textAnchor={label.align}
            >
              {fill(labels.town.minutes, { minutes: response.minutes })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
