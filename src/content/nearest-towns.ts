import { numberAt } from "./json";
import type { SiteRecord } from "./records";

/** How many of a town's neighbors are looked for. */
const neighborCount = 12;

interface Place {
  readonly slug: string;
  /** Degrees of latitude north. */
  readonly y: number;
  /** East, in units as long as a degree of latitude. */
  readonly x: number;
}

/**
 * Makes the look-up of a town's neighbors: the slugs of the twelve nearest other towns, nearest first.
 * The towns are sorted by latitude once; each look-up goes outward from the town and ends where no
 * nearer one can follow, so that it sees a few towns and not all.
 */
export function nearestTowns(towns: readonly SiteRecord[]): (slug: string) => readonly string[] {
  const places = towns.map(placeOf).sort((a, b) => a.y - b.y);
  const rows = new Map(places.map(({ slug }, row) => [slug, row]));
  const known = new Map<string, readonly string[]>();
  return (slug) => {
    const row = rows.get(slug);
    if (row === undefined) return [];
    const found = known.get(slug) ?? neighborsOf(row, places);
    known.set(slug, found);
    return found;
  };
}

function placeOf({ slug, value }: SiteRecord): Place {
  const y = numberAt(value, "latitude") ?? 0;
  const shrink = Math.cos((y * Math.PI) / 180);
  return { slug, y, x: (numberAt(value, "longitude") ?? 0) * shrink };
}

function neighborsOf(row: number, places: readonly Place[]): string[] {
  const center = places[row];
  if (!center) return [];
  const nearest: { slug: string; distance: number }[] = [];
  const farthest = () =>
    nearest.length < neighborCount ? Infinity : (nearest.at(-1)?.distance ?? 0);
  for (const place of outward(row, places)) {
    if ((place.y - center.y) ** 2 >= farthest()) break;
    const distance = (place.y - center.y) ** 2 + (place.x - center.x) ** 2;
    if (distance >= farthest()) continue;
    const rank = nearest.findIndex((other) => other.distance > distance);
    nearest.splice(rank < 0 ? nearest.length : rank, 0, { slug: place.slug, distance });
    nearest.length = Math.min(nearest.length, neighborCount);
  }
  return nearest.map(({ slug }) => slug);
}

/** The places above and below a row, by their distance in latitude. */
function* outward(row: number, places: readonly Place[]): Generator<Place> {
  const y = places[row]?.y ?? 0;
  let [above, below] = [row + 1, row - 1];
  for (;;) {
    const [north, south] = [places[above], places[below]];
    if (north && (!south || north.y - y <= y - south.y)) {
      yield north;
      above += 1;
    } else if (south) {
      yield south;
      below -= 1;
    } else return;
  }
}
