import * as fc from "fast-check";
import { nearestPages } from "../../src/not-found/nearest-pages";
import { allPaths } from "../support/routes";

const pages = allPaths.map((path) => ({ path }));
const nearest = (missing: string) => nearestPages(missing, pages).map(({ path }) => path);

test.each([
  ["/services/commercial-roofing", "/commercial-roofing-clifton-nj"],
  ["/location/cliften", "/locations/clifton"],
  ["/FAQ", "/faq"],
  ["/faq.html", "/faq"],
  ["/site-map", "/sitemap"],
  ["/freeestimate", "/free-estimate"],
  ["/Free_Estimates", "/free-estimate"],
  ["/gutters", "/services/gutter-installation"],
  ["/montclair", "/locations/montclair"],
  ["/privacy", "/privacy-policy"],
  ["/locations/glen-ridge", "/locations"],
  ["/clifton-nj-roof-replacement-cost", "/roof-replacement-cost-clifton-nj"],
  ["/%66%61%71", "/faq"],
])("whoever asks for %s finds %s first", (missing, expected) => {
  expect(nearest(missing)[0]).toBe(expected);
});

test("commercial roofing is answered by commercial pages alone", () => {
  expect(nearest("/services/commercial-roofing")).toEqual([
    "/commercial-roofing-clifton-nj",
    "/commercial-roofing-montclair-nj",
    "/commercial-roofing-paterson-nj",
  ]);
});

test("FAQ is answered by the FAQ alone", () => {
  expect(nearest("/FAQ")).toEqual(["/faq"]);
});

test.each([["/wp-login.php"], ["/qqq"], ["/"], ["/%"], ["/%E0%A4%A"], ["//"]])(
  "%s is like no page",
  (missing) => {
    expect(nearest(missing)).toEqual([]);
  },
);

test("every page is the nearest to its own address", () => {
  for (const path of allPaths.filter((each) => each !== "/")) expect(nearest(path)[0]).toBe(path);
});

test("any address gets at most three pages of the site, none twice", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (missing) => {
      const found = nearest(`/${missing}`);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(allPaths).toEqual(expect.arrayContaining(found));
    }),
    { numRuns: 100 },
  );
});
