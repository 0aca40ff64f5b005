import { valueAt, type JsonObject } from "../../src/content/json";
import { pageGraph } from "../../src/seo/structured-data/graph";
import { jsonLd } from "../../src/seo/structured-data/json-ld";
import type { GraphPage } from "../../src/seo/structured-data/page";
import type { GraphSite } from "../../src/seo/structured-data/site";
import { checkGraph, nodesIn } from "../support/check-graph";
import { readVocabulary } from "../support/schema-vocabulary";

const host = "https://roofs.example";

const site: GraphSite = {
  business: {
    name: "Notch & Ridge",
    host,
    phone: "(973) 555-0142",
    email: "office@roofs.example",
    address: { locality: "Clifton", region: "NJ", regionName: "New Jersey", country: "US" },
    homeTown: { latitude: 40.85, longitude: -74.16 },
    hours: [{ days: ["Monday", "Sunday"], opens: "00:00", closes: "23:59" }],
    languages: [{ code: "en" }, { code: "es" }],
  },
  prices: { replacement: { low: 8000, high: 25000 } },
  towns: [
    { name: "Clifton", entry: { path: "/locations/clifton" } },
    { name: "Nutley", entry: { path: "/locations/nutley" } },
  ],
};

const page: GraphPage = {
  path: "/faq",
  title: "Questions",
  description: "Answers",
  updated: "2025-01-18",
  trail: [
    { path: "/", title: "Home" },
    { path: "/faq", title: "FAQ" },
  ],
};

/** A graph as a crawler reads it. */
function read(...[graphSite, graphPage]: Parameters<typeof pageGraph>): JsonObject {
  const graph: JsonObject = JSON.parse(jsonLd(pageGraph(graphSite, graphPage)));
  return graph;
}

function nodeOf(graph: JsonObject, type: string): JsonObject | undefined {
  return nodesIn(graph["@graph"] ?? []).find((node) => node["@type"] === type);
}

test("the business says what it is, where, when and for how much", () => {
  const node = nodeOf(read(site, page), "RoofingContractor");
  expect(node).toMatchObject({
    "@id": `${host}/#business`,
    telephone: "+19735550142",
    priceRange: "$8,000–$25,000",
    address: { addressLocality: "Clifton", addressRegion: "NJ", addressCountry: "US" },
    geo: { latitude: 40.85, longitude: -74.16 },
    knowsLanguage: ["en", "es"],
  });
  expect(valueAt(node, "openingHoursSpecification", 0)).toMatchObject({
    dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Sunday"],
    opens: "00:00",
    closes: "23:59",
  });
  expect(valueAt(node, "areaServed", 1, "name")).toBe("Nutley");
  expect(valueAt(node, "address", "streetAddress")).toBeUndefined();
});

test("an address that customers may come to is given in full", () => {
  const address = { ...site.business.address, street: "1 Main Avenue", postalCode: "07011" };
  const node = nodeOf(
    read({ ...site, business: { ...site.business, address } }, page),
    "PostalAddress",
  );
  expect(node).toMatchObject({ streetAddress: "1 Main Avenue", postalCode: "07011" });
});

test("a day that is none is refused", () => {
  const hours = [{ days: ["Holiday"], opens: "00:00", closes: "23:59" }];
  expect(() => pageGraph({ ...site, business: { ...site.business, hours } }, page)).toThrow(
    "Holiday",
  );
});

test("the home page has no breadcrumb, other pages have their trail", () => {
  const home = { ...page, path: "/", trail: [{ path: "/", title: "Home" }] };
  expect(nodeOf(read(site, home), "BreadcrumbList")).toBeUndefined();
  expect(valueAt(nodeOf(read(site, page), "BreadcrumbList"), "itemListElement", 1)).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "FAQ",
    item: { "@type": "WebPage", "@id": `${host}/faq` },
  });
});

test("a service is sold in its town, else in all", () => {
  const sold = { name: "Repair", description: "We [mend](/faq) roofs." };
  const everywhere = nodeOf(read(site, { ...page, service: sold }), "Service");
  expect(everywhere).toMatchObject({
    description: "We mend roofs.",
    areaServed: [
      { "@id": `${host}/locations/clifton#town` },
      { "@id": `${host}/locations/nutley#town` },
    ],
  });
  const town = { name: "Verona", entry: { path: "/locations/verona" } };
  const local = nodeOf(read(site, { ...page, service: { ...sold, town } }), "Service");
  expect(valueAt(local, "areaServed", "name")).toBe("Verona");
});

/** Texts that would end a script, break a string or be taken for markup if written carelessly. */
const hostile = [
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "&quot;, &lt;b&gt; & &amp;amp;",
  '"quoted" and \\ slashed',
  "🏠 roof \u2028 line \u2029 end",
  "]]> --> %3C",
];

test.each(hostile)("the text %j stays itself, and inert", (text) => {
  const graph = pageGraph(site, {
    ...page,
    title: text,
    questions: [{ id: "a", question: text, answer: [text, "Second."] }],
    pictures: [{ title: text, text, alt: text, file: "/a.jpg", width: 16, height: 9 }],
  });
  const script = jsonLd(graph);
  expect(script).not.toMatch(/[<&\u2028\u2029]/);
  const read: JsonObject = JSON.parse(script);
  expect(nodeOf(read, "WebPage")?.name).toBe(text);
  expect(nodeOf(read, "Question")?.name).toBe(text);
  expect(valueAt(nodeOf(read, "Question"), "acceptedAnswer", "text")).toBe(`${text}\n\nSecond.`);
  expect(nodeOf(read, "ImageObject")?.description).toBe(text);
});

test("a graph with every kind of node follows the vocabulary", () => {
  const graph = read(
    { ...site, picture: "/roof.jpg" },
    {
      ...page,
      service: { name: "Repair", description: "Mending." },
      questions: [{ id: "a", question: "Why?", answer: ["Because."] }],
      pictures: [
        { title: "Roof", text: "Done.", alt: "A roof", file: "/a.jpg", width: 16, height: 9 },
      ],
    },
  );
  expect(checkGraph(graph, readVocabulary())).toEqual([]);
});
