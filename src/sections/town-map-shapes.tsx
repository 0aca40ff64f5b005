import * as React from "react";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { placeLabels } from "./map-labels";
import { projectionFor } from "./map-projection";
import { responseTime } from "./response-time";
import * as styles from "./town-map.module.css";

interface TownMapShapesProps {
  readonly towns: readonly Queries.TownMapFragment[];
  /** The slug of the town we set out from. */
  readonly home: string;
  /** The size of the sheet, in units of the drawing. */
  readonly width: number;
  readonly height: number;
}

const margins = { marginX: 96, marginY: 44 };
const lineHeight = 17;
const rings = [1, 2, 3, 4, 5, 6];

/** Tenths of a unit are finer than any screen draws. */
const tenths = (units: number) => Math.round(units * 10) / 10;

/** The lines and words of the map (town-map.tsx). */
export function TownMapShapes({ towns, home, width, height }: TownMapShapesProps) {
  const { labels } = useSite();
  const { project, unitsPerMile } = projectionFor(towns, { width, height, ...margins });
  const points = towns.map(project);
  const base = points[towns.findIndex(({ slug }) => slug === home)];
  const placed = placeLabels(
    towns.map(({ name }, index) => ({
      at: points[index] ?? { x: 0, y: 0 },
      width: Math.max(54, name.length * 8.6),
      height: 2 * lineHeight,
    })),
    width,
    height,
  );
  const mile = Math.round(unitsPerMile);
  return (
    <g>
      {base && (
        <>
          <g className={styles.ring}>
            {rings.map((miles) => (
              <circle key={miles} cx={base.x} cy={base.y} r={tenths(miles * unitsPerMile)} />
            ))}
          </g>
          <path
            className={styles.way}
            d={points.map(({ x, y }) => `M${base.x} ${base.y} ${x} ${y}`).join("")}
          />
        </>
      )}
      <g className={styles.ring}>
        <path d={`M16 ${height - 16}h${mile}m-5-5-10 10m-${mile - 10} 0 10-10`} data-scale="" />
        <path d="M24 62V22l-7 14 7-4 7 4-7-14" />
      </g>
      <text className={styles.note} x="24" y="80" textAnchor="middle">
        {labels.map.north}
      </text>
      <text className={styles.note} x={16 + mile / 2} y={height - 24} textAnchor="middle">
        {fill(labels.map.scale, { miles: 1 })}
      </text>
      {towns.map(({ slug, name, response }, index) => {
        const point = points[index];
        const label = placed[index];
        if (!point || !label) return null;
        const place = {
          x: tenths(label.x),
          textAnchor: label.align === "start" ? undefined : label.align,
        };
        const y = tenths(label.y + 13);
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
              d={`M${point.x} ${tenths(point.y - 8)}l8 11h-16z`}
            />
            <text {...place} y={y}>
              {name}
            </text>
            <text className={styles.time} {...place} y={tenths(y + lineHeight)}>
              {fill(labels.town.minutes, { minutes: response.minutes })}
            </text>
          </g>
        );
      })}
    </g>
  );
}
