import business from "../../data/business.json";
import faq from "../../data/faq.json";
import prices from "../../data/prices.json";
import { dialable, formatDollarRange } from "../../src/content/format";
import { stringAt, valueAt, type Json } from "../../src/content/json";
import { builtPages, mainText, pageAt, textOf } from "../support/built-site";
import { checkGraph, nodesIn } from "../support/check-graph";
import { graphOf, nodeOf, nodesOf } from "../support/graphs";
import { landingPaths, servicePaths, townPaths } from "../support/routes";
import { readVocabulary } from "../support/schema-vocabulary";

const host = process.env.SITE_URL ?? business.host;
const vocabulary = readVocabulary();

/** What Google's documentation requires of each type that it reads; of a list within, one is enough. */
const required: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  RoofingContractor: ["name", "address"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  ImageObject: ["contentUrl", ["creator", "creditText", "copyrightNotice", "license"]],
};

test.each(builtPages)("$path: the graph follows schema.org's vocabulary", (page) => {
  const graph = graphOf(page);
  expect(graph["@context"]).toBe("https://schema.org");
  expect(checkGraph(graph, vocabulary)).toEqual([]);
});

test("the check knows the vocabulary: it refuses what schema.org does not have", () => {
  const faultsOf = (node: Record<string, Json>) => checkGraph({ "@graph": [node] }, vocabulary);
  expect(
    faultsOf({ "@type": "RoofingContractor", name: "Roofs", telephone: "+19735550142" }),
  ).toEqual([]);
  expect(faultsOf({ "@type": "Roofer" })).toContain("There is no type Roofer.");
  expect(faultsOf({ "@type": "Service", openingHours: "Mo" })).toHaveLength(1);
  expect(faultsOf({ "@type": "WebPage", dateModified: "January 1, 2025" })).toHaveLength(1);
  expect(faultsOf({ "@type": "ListItem", position: true })).toHaveLength(1);
  expect(faultsOf({ "@type": "Service", provider: { "@id": "#nobody" } })).toHaveLength(1);
  expect(
    faultsOf({ "@type": "Service", provider: { "@type": "City", name: "Clifton" } }),
  ).toHaveLength(1);
  expect(
    faultsOf({ "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Someday" }),
  ).toHaveLength(1);
});

test.each(builtPages)("$path: what Google requires is there", (page) => {
  for (const node of nodesIn(graphOf(page))) {
    for (const property of required[String(node["@type"])] ?? []) {
      const given = [property].flat().filter((name) => node[name] !== undefined);
      expect([node["@type"], property, given]).not.toEqual([node["@type"], property, []]);
    }
  }
});

test("the business is one node in the whole site, with the facts of the records", () => {
  const nodes = builtPages.map((page) => nodeOf(page, "RoofingContractor"));
  expect(new Set(nodes.map((node) => JSON.stringify(node))).size).toBe(1);
  const [node] = nodes;
  expect(node).toMatchObject({
    "@id": `${host}/#business`,
    name: business.name,
    url: `${host}/`,
    telephone: dialable(business.phone),
    email: business.email,
    priceRange: formatDollarRange(prices.replacement),
    knowsLanguage: business.languages.map(({ code }) => code),
  });
  expect(mainText("/")).toContain(formatDollarRange(prices.replacement));
  expect(valueAt(node, "areaServed")).toHaveLength(townPaths.length);
});

test("nothing claims a rating or a review", () => {
  for (const page of builtPages) {
    const names = nodesIn(graphOf(page)).flatMap((node) => [...Object.keys(node), node["@type"]]);
    expect(names.filter((name) => /review|rating|award/i.test(String(name)))).toEqual([]);
  }
});

test.each(builtPages)("$path: the page is described as it stands", (page) => {
  const { document, path } = page;
  expect(nodeOf(page, "WebPage")).toMatchObject({
    url: `${host}${path}`,
    name: textOf(document.querySelector("title")).replace(/&amp;/g, "&"),
    isPartOf: { "@id": `${host}/#website` },
  });
  expect(stringAt(nodeOf(page, "WebPage"), "dateModified")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("the legal pages have the date that they show", () => {
  for (const path of ["/privacy-policy", "/terms-of-service"]) {
    expect(nodeOf(pageAt(path), "WebPage").dateModified).toBe("2025-01-01");
    expect(mainText(path)).toContain("January 1, 2025");
  }
});

test.each(builtPages.filter(({ path }) => path !== "/"))(
  "$path: the breadcrumb is the visible one",
  (page) => {
    const shown = page.document
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
      .map((item) => textOf(item).replace(/&amp;/g, "&"));
    const steps = valueAt(nodeOf(page, "BreadcrumbList"), "itemListElement");
    expect(shown.length).toBeGreaterThan(1);
    const items = nodesIn(steps ?? []).filter((node) => node["@type"] === "ListItem");
    expect(items.map(({ name }) => name)).toEqual(shown);
    expect(items.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
    expect(valueAt(steps, shown.length - 1, "item", "@id")).toBe(`${host}${page.path}`);
  },
);

test("the home page has no breadcrumb", () => {
  expect(nodesOf(pageAt("/"), "BreadcrumbList")).toEqual([]);
});

test.each([...townPaths, ...landingPaths])("%s sells a service in its town", (path) => {
  const service = nodeOf(pageAt(path), "Service");
  const town = stringAt(service, "areaServed", "name") ?? "";
  expect(town).not.toBe("");
  expect(path).toContain(town.toLowerCase());
  expect(mainText(path)).toContain(stringAt(service, "name"));
  expect(service.provider).toEqual({ "@id": `${host}/#business` });
});

test.each(servicePaths)("%s sells its service in all towns", (path) => {
  const service = nodeOf(pageAt(path), "Service");
  expect(service.areaServed).toEqual(townPaths.map((town) => ({ "@id": `${host}${town}#town` })));
  expect(mainText(path)).toContain(stringAt(service, "name"));
});

test("the questions are those of /faq, word for word", () => {
  const page = pageAt("/faq");
  const questions = nodesIn(nodeOf(page, "FAQPage").mainEntity ?? []).filter(
    (node) => node["@type"] === "Question",
  );
  expect(questions.map(({ name }) => name)).toEqual(faq.questions.map(({ question }) => question));
  const shown = mainText("/faq")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, "");
  for (const question of questions) {
    const answer = stringAt(question, "acceptedAnswer", "text") ?? "";
    expect(answer).not.toMatch(/[{}[\]]/);
    expect(shown).toContain(answer.replace(/\s+/g, ""));
  }
  for (const other of builtPages) {
    if (other.path !== "/faq") expect(nodesOf(other, "FAQPage")).toEqual([]);
  }
});

test("pictures in galleries are described as shown", () => {
  const pictures = builtPages.flatMap((page) =>
    nodesOf(page, "ImageObject").map((node) => ({ page, node })),
  );
  expect(nodesOf(pageAt("/"), "ImageObject")).toHaveLength(4);
  for (const { page, node } of pictures) {
    const source = String(node.contentUrl).replace(host, "");
    const image = page.document.querySelector(`main img[src="${source}"]`);
    expect(image?.getAttribute("width")).toBe(String(valueAt(node, "width", "value")));
    expect(image?.getAttribute("height")).toBe(String(valueAt(node, "height", "value")));
    expect(textOf(page.document.querySelector("main"))).toContain(String(node.name));
  }
});

test("no script of data can end early or be read as markup", () => {
  for (const { document } of builtPages) {
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.rawText).not.toMatch(/[<&\u2028\u2029]/);
  }
});
