import type { JsonObject } from "../../src/content/json";
import { nearestTowns } from "../../src/content/nearest-towns";
import { RecordSet, type SiteRecord } from "../../src/content/records";
import { relatedPages } from "../../src/content/related";
import { siteIndex } from "../../src/content/site-index";

const record = (kind: SiteRecord["kind"], slug: string, value: JsonObject = {}): SiteRecord => ({
  kind,
  slug,
  file: `${slug}.json`,
  value,
});
const town = (slug: string, latitude: number, longitude = -74.1) =>
  record("town", slug, { name: slug, latitude, longitude });
const landing = (
  slug: string,
  inTown: string,
  job: string,
  service: string,
  related: string[] = [],
) => record("landing", slug, { town: inTown, job, service, related });

function relatedTo(slug: string, records: readonly SiteRecord[]): string[] {
  const set = new RecordSet(records);
  const entries = siteIndex(set);
  const found = records.find((candidate) => candidate.slug === slug);
  const path = entries.find((entry) => entry.slug === slug)?.path;
  if (!found || !path) throw new Error(slug);
  return relatedPages(set, entries)(found, path);
}

const towns = [town("a", 40.8), town("b", 40.81), town("c", 40.9)];
const services = [record("service", "repairs"), record("service", "gutters")];

test("hand-picked pages come first, in their order, and may be more than three", () => {
  const picked = ["/locations/c", "/services/gutters", "/one-b", "/two-a"];
  const pages = [
    ...towns,
    ...services,
    landing("one-a", "a", "emergency", "repairs", picked),
    landing("two-a", "a", "estimate", "repairs"),
    landing("one-b", "b", "emergency", "repairs"),
  ];
  expect(relatedTo("one-a", pages)).toEqual(picked);
});

test("places left over go to the town's other pages, then to the same job in the nearest towns", () => {
  const pages = [
    ...towns,
    ...services,
    landing("one-a", "a", "emergency", "repairs", ["/locations/c"]),
    landing("two-a", "a", "estimate", "repairs"),
    landing("one-c", "c", "emergency", "repairs"),
    landing("one-b", "b", "emergency", "repairs"),
  ];
  expect(relatedTo("one-a", pages)).toEqual(["/locations/c", "/two-a", "/one-b"]);
});

test("then to the same service in the nearest towns, to the town and to the service", () => {
  const pages = [
    ...towns,
    ...services,
    landing("one-a", "a", "emergency", "repairs"),
    landing("gutters-b", "b", "residential", "gutters"),
    landing("mend-b", "b", "residential", "repairs"),
  ];
  expect(relatedTo("one-a", pages)).toEqual(["/mend-b", "/locations/a", "/services/repairs"]);
});

test("a town leads to its landing pages and the nearest towns", () => {
  const pages = [...towns, ...services, landing("one-a", "a", "emergency", "repairs")];
  expect(relatedTo("a", pages)).toEqual(["/one-a", "/locations/b", "/locations/c"]);
});

test("a service leads to its landing pages", () => {
  const pages = [
    ...towns,
    ...services,
    landing("one-a", "a", "emergency", "repairs"),
    landing("gutters-b", "b", "residential", "gutters"),
  ];
  expect(relatedTo("repairs", pages)).toEqual(["/one-a"]);
});

test("however many pages a town has, each is linked from others of the town", () => {
  const many = Array.from({ length: 40 }, (_, place) =>
    landing(`job-${place}`, "a", "estimate", "repairs"),
  );
  const records = new RecordSet([...towns, ...services, ...many]);
  const entries = siteIndex(records);
  const related = relatedPages(records, entries);
  const links = many.flatMap((page) => related(page, `/${page.slug}`));
  for (const { slug } of many) {
    expect(links.filter((path) => path === `/${slug}`).length).toBeGreaterThanOrEqual(2);
  }
});

describe("nearest towns", () => {
  test("are listed by distance, without the town itself", () => {
    const near = nearestTowns([
      town("x", 40.8),
      town("far", 41.2),
      town("near", 40.81),
      town("mid", 40.7),
    ]);
    expect(near("x")).toEqual(["near", "mid", "far"]);
    expect(near("nowhere")).toEqual([]);
  });

  test("a degree of longitude is shorter than one of latitude", () => {
    const near = nearestTowns([
      town("x", 40.8, -74),
      town("east", 40.8, -73.9),
      town("north", 40.89, -74),
    ]);
    expect(near("x")).toEqual(["east", "north"]);
  });

  test("are the same as those of a full search", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const places = Array.from({ length: 300 }, (_, index) =>
      town(`t${index}`, 40.4 + random(), -75 + random()),
    );
    const near = nearestTowns(places);
    const shrunk = (place: SiteRecord) => {
      const latitude = Number(place.value.latitude);
      return {
        y: latitude,
        x: Number(place.value.longitude) * Math.cos((latitude * Math.PI) / 180),
      };
    };
    for (const place of places.slice(0, 20)) {
      const from = shrunk(place);
      const distance = (other: SiteRecord) =>
        Math.hypot(shrunk(other).x - from.x, shrunk(other).y - from.y);
      const all = places
        .filter((other) => other !== place)
        .sort((a, b) => distance(a) - distance(b));
      expect(near(place.slug)).toEqual(all.slice(0, 12).map(({ slug }) => slug));
    }
  });

  test("towns at one place are no trouble", () => {
    const near = nearestTowns(Array.from({ length: 2000 }, (_, index) => town(`t${index}`, 40.8)));
    expect(near("t1000")).toHaveLength(12);
  });
});
