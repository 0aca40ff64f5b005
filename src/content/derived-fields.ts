import { stringAt, valueAt, type Json } from "./json";

/** The part of Gatsby's node model that the resolvers use. Reading through it is what makes a page rebuild when a record that it shows changes. */
interface Context {
  readonly nodeModel: {
    findAll(query: object): Promise<{ entries: Iterable<Json> }>;
    findOne(query: object): Promise<Json>;
  };
}

interface DerivedField {
  readonly type: string;
  readonly resolve: (source: Json, args: object, context: Context) => Promise<Json>;
}

const inOrder = { sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] } };

function allInOrder(type: string): DerivedField {
  return {
    type: `[${type}!]!`,
    resolve: async (_source, _args, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({ type, query: inOrder });
      return Array.from(entries);
    },
  };
}

function partOf(type: string, field: string, graphqlType: string): DerivedField {
  return {
    type: graphqlType,
    resolve: async (_source, _args, { nodeModel }) =>
      valueAt(await nodeModel.findOne({ type }), field) ?? null,
  };
}

/** The price table whose id stands in a field. */
function priceTable(field: string): DerivedField {
  return {
    type: "PriceTable!",
    resolve: async (source, _args, { nodeModel }) => {
      const tables = valueAt(await nodeModel.findOne({ type: "Prices" }), "tables");
      const id = stringAt(source, field);
      return Array.isArray(tables)
        ? (tables.find((table) => stringAt(table, "id") === id) ?? null)
        : null;
    },
  };
}

/** All pages that may be found, by address. */
const allIndexed: DerivedField = {
  type: "[PageEntry!]!",
  resolve: async (_source, _args, { nodeModel }) => {
    const query = {
      filter: { noindex: { eq: false } },
      sort: { fields: ["path"], order: ["ASC"] },
    };
    const { entries } = await nodeModel.findAll({ type: "PageEntry", query });
    return Array.from(entries);
  },
};

/**
 * The groups of the HTML site map (specification section 2, 'Site map data'; design decision 8), each
 * from the broad to the narrow: home first, towns before the pages about them.
 */
const siteMapGroups: DerivedField = {
  type: "[SiteMapGroup!]!",
  resolve: async (_source, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: "PageEntry", query: inOrder });
    const groups = new Map<string, Json[]>([
      ["main", []],
      ["service", []],
      ["location", []],
    ]);
    const fromBroad = Array.from(entries).sort((a, b) => steps(a) - steps(b));
    for (const entry of fromBroad) {
      if (valueAt(entry, "noindex") !== true) groups.get(siteMapGroup(entry))?.push(entry);
    }
    return Array.from(groups, ([id, pages]) => ({ id, entries: pages }));
  },
};

/** How many steps a page is away from the home page. */
function steps(entry: Json): number {
  const trail = valueAt(entry, "trail");
  return Array.isArray(trail) ? trail.length : 0;
}

function siteMapGroup(entry: Json): string {
  const kind = stringAt(entry, "kind");
  if (kind === "service") return "service";
  return kind === "town" || kind === "landing" ? "location" : "main";
}

/** GraphQL types that only derived fields use. */
export const derivedTypes = `
  "One group of the HTML site map."
  type SiteMapGroup {
    "main, service or location"
    id: String!
    entries: [PageEntry!]!
  }
`;

/**
 * Fields that sections take from other records, so that each section's fragment asks for all it shows
 * and a new record appears wherever its kind is listed.
 */
export const derivedFields: Record<string, Record<string, DerivedField>> = {
  ServiceGridSection: { services: allInOrder("Service") },
  TownCardsSection: { towns: allInOrder("Town") },
  ServiceAreaSection: { towns: allInOrder("Town") },
  FaqListSection: { questions: partOf("Faq", "questions", "[FaqQuestion!]!") },
  GuidanceSection: { guidance: partOf("Prices", "guidance", "RepairOrReplace!") },
  PriceTableSection: { table: priceTable("table") },
  CostsSection: {
    table: priceTable("table"),
    words: partOf("Labels", "calculator", "LabelsCalculator!"),
  },
  CalculatorSection: {
    sizeTable: priceTable("sizeTable"),
    choiceTable: priceTable("choiceTable"),
    facts: partOf("Prices", "calculator", "CalculatorFacts!"),
    guidance: partOf("Prices", "guidance", "RepairOrReplace!"),
    business: partOf("Business", "facts", "BusinessFacts!"),
    words: partOf("Labels", "calculator", "LabelsCalculator!"),
  },
  SiteMapSection: { groups: siteMapGroups },
  NearestPagesSection: { candidates: allIndexed },
};
