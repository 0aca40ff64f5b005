import { RecordSet, type SiteRecord } from "../../src/content/records";
import { loadSchemas } from "../../src/content/schemas";
import {
  factLookup,
  isWritable,
  resolveTokens,
  tokenLookup,
  tokensIn,
  townOf,
} from "../../src/content/tokens";
import { repository } from "../support/temporary-site";
import type { JsonObject } from "../../src/content/json";

const record = (kind: SiteRecord["kind"], slug: string, value: JsonObject): SiteRecord => ({
  kind,
  slug,
  file: `${slug}.json`,
  value,
});
const clifton = record("town", "clifton", {
  name: "Clifton",
  order: 2,
  response: { minutes: 60 },
  population: { people: 85000 },
});
const passaic = record("town", "passaic", { name: "Passaic", order: 1 });
const landing = record("landing", "cost", { town: "clifton" });
const records = new RecordSet([
  clifton,
  passaic,
  landing,
  record("business", "business", {
    phone: "(973) 555-0100",
    facts: { onSiteHours: { low: 24, high: 48 } },
  }),
  record("prices", "prices", {
    replacement: { low: 8000, high: 25000 },
    tables: [{ id: "size", rows: [{ id: "2500", low: 20000, high: 30000, openEnded: true }] }],
  }),
]);
const schemas = loadSchemas(repository);
const lookup = tokenLookup(records, schemas);

test("the tokens of a text", () => {
  expect(tokensIn("{a.b} and {c} but not { d } or {e f}")).toEqual(["a.b", "c"]);
});

test.each([
  ["business.phone", "(973) 555-0100"],
  ["business.facts.onSiteHours", "24–48"],
  ["business.facts.onSiteHours.low", "24"],
  ["prices.replacement", "$8,000–$25,000"],
  ["prices.replacement.low", "$8,000"],
  ["prices.tables.size.2500", "$20,000–$30,000+"],
  ["town.population.people", "85,000"],
  ["towns.clifton.response.minutes", "60"],
  ["towns.links", "[Passaic](/locations/passaic) and [Clifton](/locations/clifton)"],
])("{%s} is written %s", (token, text) => {
  expect(lookup(token, landing)).toBe(text);
});

test.each([
  "business",
  "business.facts",
  "business.phon",
  "business.toString",
  "business.__proto__",
  "prices.tables.size.9",
  "prices.tables",
  "towns.nutley.name",
  "towns.links.name",
  "town.name.length",
  "faq.questions",
  "",
])("{%s} names nothing", (token) => {
  expect(lookup(token, landing)).toBeUndefined();
});

test("tokens are replaced, save placeholders and those that name nothing", () => {
  expect(resolveTokens("{town.name}: {minutes}, {nothing}", landing, lookup, ["minutes"])).toBe(
    "Clifton: {minutes}, {nothing}",
  );
  expect(resolveTokens("No braces.", landing, lookup)).toBe("No braces.");
});

test("a record's town is itself, the one it names, or none", () => {
  expect(townOf(clifton, records)).toBe(clifton);
  expect(townOf(landing, records)).toBe(clifton);
  expect(townOf(record("faq", "faq", {}), records)).toBeUndefined();
  expect(lookup("town.name", record("faq", "faq", {}))).toBeUndefined();
});

test("a fact of the wrong type is found but cannot be written", () => {
  const fact = factLookup(records, schemas)("business.facts", landing);
  expect(fact && isWritable(fact.schema)).toBe(false);
  const range = factLookup(records, schemas)("prices.replacement", landing);
  expect(range && isWritable(range.schema)).toBe(true);
});
