import { RecordSet, type SiteRecord } from "../../src/content/records";
import {
  isReachable,
  pagePath,
  sectionsOf,
  siteIndex,
  sitemapPriority,
} from "../../src/content/site-index";
import type { JsonObject } from "../../src/content/json";

const record = (kind: SiteRecord["kind"], slug: string, value: JsonObject = {}): SiteRecord => ({
  kind,
  slug,
  file: `${slug}.json`,
  value,
});

test.each([
  ["town", "clifton", "/locations/clifton"],
  ["service", "storm-damage", "/services/storm-damage"],
  ["landing", "roofing-clifton-nj", "/roofing-clifton-nj"],
  ["legal", "privacy-policy", "/privacy-policy"],
] as const)("a %s has the page %s → %s", (kind, slug, path) => {
  expect(pagePath(record(kind, slug))).toBe(path);
});

test("a page says its own address; pictures and single records have none", () => {
  expect(pagePath(record("page", "home", { path: "/" }))).toBe("/");
  expect(pagePath(record("picture", "cape"))).toBeUndefined();
  expect(pagePath(record("faq", "faq"))).toBeUndefined();
});

// Specification, section 2, 'Site map data'.
test.each([
  ["/", "page", 1],
  ["/privacy-policy", "legal", 0.3],
  ["/free-estimate", "page", 0.9],
  ["/emergency-roof-repair-clifton-nj", "landing", 0.9],
  ["/services/emergency-repairs", "service", 0.9],
  ["/locations/clifton", "town", 0.8],
] as const)("%s (%s) has the priority %d", (path, kind, priority) => {
  expect(sitemapPriority(path, kind)).toBe(priority);
});

test("an entry takes its date from the record, else from the business", () => {
  const records = new RecordSet([
    record("business", "business", { updated: "2025-01-18" }),
    record("page", "locations", { path: "/locations" }),
    record("page", "not-found", { path: "/404.html", robots: "noindex" }),
    record("town", "clifton", { order: 1, card: { title: "Clifton" } }),
    record("landing", "cost", { town: "clifton", updated: "2025-03-01" }),
    record("legal", "terms"),
  ]);
  const entries = new Map(siteIndex(records).map((entry) => [entry.path, entry]));
  expect(entries.get("/locations/clifton")).toMatchObject({
    updated: "2025-01-18",
    town: "clifton",
    title: "Clifton",
    changeFrequency: "monthly",
  });
  expect(entries.get("/cost")).toMatchObject({
    updated: "2025-03-01",
    trail: ["/", "/locations", "/locations/clifton", "/cost"],
  });
  expect(entries.get("/terms")).toMatchObject({
    changeFrequency: "yearly",
    town: null,
    trail: ["/", "/terms"],
  });
  expect(entries.get("/404.html")).toMatchObject({ noindex: true });
});

test("all pages but the 404 page are reachable", () => {
  expect([isReachable({ path: "/" }), isReachable({ path: "/404.html" })]).toEqual([true, false]);
});

test("the sections of a record are its groups", () => {
  expect(
    sectionsOf(record("page", "home", { sections: [{ type: "prose" }, "x", null, []] })),
  ).toEqual([{ type: "prose" }]);
  expect(sectionsOf(record("page", "home"))).toEqual([]);
});
