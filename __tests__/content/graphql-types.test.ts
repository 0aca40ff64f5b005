import type { NodePluginSchema } from "gatsby";
import { derivedFields } from "../../src/content/derived-fields";
import { graphqlTypes } from "../../src/content/graphql-types";
import type { Json } from "../../src/content/json";
import { loadSchemas } from "../../src/content/schemas";
import { createPages } from "../../src/content/create-pages";
import { repository } from "../support/temporary-site";

interface TypeConfig {
  readonly name: string;
  readonly fields?: Readonly<
    Record<string, { type: string; extensions?: object; resolve?: Resolver }>
  >;
  readonly types?: readonly string[];
  readonly interfaces?: readonly string[];
  readonly resolveType?: (value: Json) => string | undefined;
}

type Resolver = (source: Json, args: object, context: object, info: { fieldName: string }) => Json;

const builder = {
  buildObjectType: (config: TypeConfig) => ({ kind: "OBJECT", config }),
  buildUnionType: (config: TypeConfig) => ({ kind: "UNION", config }),
} as unknown as NodePluginSchema;

const types = new Map(
  graphqlTypes(loadSchemas(repository), builder)
    .filter((type) => typeof type !== "string")
    .map(({ config }): [string, TypeConfig] => [config.name, config as TypeConfig]),
);

const fields = (type: string) => types.get(type)?.fields ?? {};

describe("GraphQL types from the JSON Schemas", () => {
  test("every kind of record is a node type", () => {
    for (const kind of ["Business", "Navigation", "Labels", "Prices", "Faq", "Picture"]) {
      expect(types.get(kind)?.interfaces).toEqual(["Node"]);
    }
    for (const kind of ["Town", "Service", "Landing", "Legal", "Page"]) {
      expect(types.get(kind)?.interfaces).toEqual(["Node"]);
      expect(fields(kind).entry?.type).toBe("PageEntry!");
    }
  });

  test("required fields are non-null, optional ones are not", () => {
    expect(fields("Hero").title?.type).toBe("String!");
    expect(fields("Hero").alert?.type).toBe("String");
    expect(fields("Population").people?.type).toBe("Int!");
    expect(fields("Town").latitude?.type).toBe("Float!");
    expect(fields("PriceRow").openEnded?.type).toBe("Boolean!");
    expect(fields("Business").license?.type).toBe("String");
  });

  test("a button may lead nowhere", () => {
    expect(fields("Action").to?.type).toBe("String");
  });

  test("references are links to other nodes", () => {
    expect(fields("Landing").town).toEqual({
      type: "Town!",
      extensions: { link: { by: "slug" } },
    });
    expect(fields("Picture").file?.type).toBe("File!");
    expect(fields("Landing").related?.type).toBe("[PageEntry!]!");
  });

  test("an icon's name becomes its shapes", () => {
    const resolve = fields("PageCard").icon?.resolve;
    expect(resolve?.({ icon: "house" }, {}, {}, { fieldName: "icon" })).toMatchObject({
      name: "house",
      body: expect.stringMatching(/^<path /),
    });
    expect(resolve?.({}, {}, {}, { fieldName: "icon" })).toBeNull();
  });

  test("a section's type comes from its record", () => {
    const union = types.get("Section");
    expect(union?.types).toContain("PriceTableSection");
    expect(union?.resolveType?.({ type: "priceTable" })).toBe("PriceTableSection");
    expect(union?.resolveType?.("no object")).toBeUndefined();
  });
});

describe("fields that sections take from other records", () => {
  const towns = [{ slug: "clifton" }, { slug: "nutley" }];
  const nodeModel = {
    findAll: async ({ type }: { type: string }) => ({
      entries:
        type === "PageEntry"
          ? [
              { path: "/", kind: "page", noindex: false },
              { path: "/services/a", kind: "service", noindex: false },
              { path: "/locations/a", kind: "town", noindex: false },
              { path: "/a-nj", kind: "landing", noindex: false },
              { path: "/404.html", kind: "page", noindex: true },
            ]
          : towns,
    }),
    findOne: async (): Promise<Json> => ({
      tables: [{ id: "by-size" }, { id: "by-tier" }],
      questions: [{ id: "why" }],
    }),
  };
  const resolve = (type: string, field: string, source: Json = {}) =>
    derivedFields[type]?.[field]?.resolve(source, {}, { nodeModel });

  test("the service area shows every town", async () => {
    await expect(resolve("ServiceAreaSection", "towns")).resolves.toEqual(towns);
  });

  test("a price table is found by its id", async () => {
    await expect(resolve("PriceTableSection", "table", { table: "by-tier" })).resolves.toEqual({
      id: "by-tier",
    });
    await expect(resolve("PriceTableSection", "table", { table: "none" })).resolves.toBeNull();
  });

  test("the FAQ shows the questions of its record", async () => {
    await expect(resolve("FaqListSection", "questions")).resolves.toEqual([{ id: "why" }]);
  });

  test("the site map has the groups main, service and location, without pages not to be found", async () => {
    await expect(resolve("SiteMapSection", "groups")).resolves.toMatchObject([
      { id: "main", entries: [{ path: "/" }] },
      { id: "service", entries: [{ path: "/services/a" }] },
      { id: "location", entries: [{ path: "/locations/a" }, { path: "/a-nj" }] },
    ]);
  });
});

describe("pages", () => {
  type Arguments = Parameters<typeof createPages>[0];
  const nodes = (path: string, sections?: object[]) => ({
    nodes: [{ id: `id of ${path}`, entry: { path }, sections }],
  });
  const create = async (data: object | undefined) => {
    const created: { path: string; component: string; context: object }[] = [];
    await createPages({
      graphql: async () => ({ data, errors: ["no such type"] }),
      actions: { createPage: (page: (typeof created)[number]) => created.push(page) },
    } as unknown as Arguments);
    return created;
  };

  test("each record's page gets its template and the record's id alone", async () => {
    const created = await create({
      towns: nodes("/locations/clifton"),
      services: nodes("/services/storm-damage"),
      landings: nodes("/cost", [{ __typename: "CalculatorSection" }]),
      legals: nodes("/privacy-policy"),
      pages: nodes("/"),
    });
    expect(created.map(({ path, context }) => [path, context])).toEqual([
      ["/locations/clifton", { id: "id of /locations/clifton" }],
      ["/services/storm-damage", { id: "id of /services/storm-damage" }],
      ["/cost", { id: "id of /cost" }],
      ["/privacy-policy", { id: "id of /privacy-policy" }],
      ["/", { id: "id of /" }],
    ]);
    expect(created[2]?.component).toMatch(/landing-with-calculator\.tsx$/);
  });

  test("a query that fails is an error", async () => {
    await expect(create(undefined)).rejects.toThrow("no such type");
  });
});
