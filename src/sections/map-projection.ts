/** A place on the earth, in degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the drawing, in its units from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing's size, and how much of its edge stays free for labels, in its units. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly marginX: number;
  readonly marginY: number;
}

/** How places on the earth lie on the drawing. */
interface Projection {
  /** Finds the point of a place, in units of the drawing, rounded to tenths. */
  readonly project: (place: Place) => Point;
  /** Units of the drawing for one mile. */
  readonly unitsPerMile: number;
}

const milesPerDegree = 69.05;

/**
 * An equirectangular projection that fits all places on the sheet: degrees east shrink with the cosine of
 * the middle latitude, which at the size of two counties differs from a survey by less than a line's width.
 * @param places in degrees
 * @param sheet in units of the drawing
 */
export function projectionFor(places: readonly Place[], sheet: Sheet): Projection {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const spanX = (Math.max(...longitudes) - Math.min(...longitudes)) * shrink;
  const spanY = Math.max(...latitudes) - Math.min(...latitudes);
  // One town alone has no span: never draw at a larger scale than a twentieth of a degree for the sheet.
  const unitsPerDegree = Math.min(
    (sheet.width - 2 * sheet.marginX) / Math.max(spanX, 0.05),
    (sheet.height - 2 * sheet.marginY) / Math.max(spanY, 0.05),
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    unitsPerMile: unitsPerDegree / milesPerDegree,
    project: ({ latitude, longitude }) => ({
      x: round(sheet.width / 2 + (longitude - middle.longitude) * shrink * unitsPerDegree),
      y: round(sheet.height / 2 - (latitude - middle.latitude) * unitsPerDegree),
    }),
  };
}
