import { type JsonObject, stringAt, valueAt } from "../../src/content/json";
import { loadSchemas } from "../../src/content/schemas";
import { finishRecords, sourceNodes, type FinishedRecord } from "../../src/content/source-nodes";
import { validateSite } from "../../src/content/validate";
import { dialed, phone } from "../support/contact";
import { repository } from "../support/temporary-site";
import { allPaths } from "../support/routes";

let finished: FinishedRecord[];

beforeAll(async () => {
  const { records } = await validateSite(repository);
  finished = finishRecords(repository, records, loadSchemas(repository));
});

function fieldsOf(id: string): JsonObject {
  const found = finished.find((record) => record.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found.fields;
}

describe("finished records", () => {
  test("no token is left but those that labels fill at render", () => {
    const words = finished.filter(({ type }) => type !== "Labels");
    expect(JSON.stringify(words.map(({ fields }) => fields))).not.toMatch(/\{[a-z]+\.[\w.-]+\}/i);
  });

  test("every page has an entry with its trail from the home page", () => {
    const entries = finished.filter(
      ({ type, fields }) => type === "PageEntry" && fields.kind !== "missing",
    );
    expect(entries.map(({ fields }) => fields.path).sort()).toEqual(
      [...allPaths, "/404.html"].sort(),
    );
    expect(fieldsOf("page-entry//emergency-roof-repair-nutley-nj").trail).toEqual([
      "/",
      "/locations",
      "/locations/nutley",
      "/emergency-roof-repair-nutley-nj",
    ]);
    expect(fieldsOf("page-entry//").trail).toEqual(["/"]);
  });

  test("the address that is linked although it has no page has an entry that no site map shows", () => {
    expect(fieldsOf("page-entry//services/commercial-roofing")).toMatchObject({
      kind: "missing",
      noindex: true,
    });
  });

  test("buttons that call, text or have no link get their addresses", () => {
    const [text, quote] = [0, 1].map((place) =>
      stringAt(
        fieldsOf("landing/emergency-roof-repair-montclair-nj"),
        "hero",
        "secondary",
        place,
        "to",
      ),
    );
    expect(text).toBe(`sms:${dialed}`);
    expect(quote).toBe("/free-estimate");
  });

  test("the phone number in running text is a link that dials it, in plain fields plain text", () => {
    const intro = stringAt(fieldsOf("page/home"), "hero", "intro");
    expect(intro).toContain(`[${phone}](tel:${dialed})`);
    expect(JSON.stringify(valueAt(fieldsOf("business/business"), "stats"))).toContain("15+");
  });

  test("a record without a date has the business's", () => {
    expect(fieldsOf("town/clifton").updated).toBe("2025-01-18");
  });

  test("towns know their landing pages, landing pages three related ones", () => {
    expect(fieldsOf("town/paterson").landings).toEqual([
      "/commercial-roofing-paterson-nj",
      "/emergency-roof-repair-paterson-nj",
    ]);
    for (const { type, fields } of finished) {
      if (type === "Landing") expect(fields.related).toHaveLength(3);
    }
  });

  test("SITE_URL overrides the host", async () => {
    const before = process.env.SITE_URL;
    process.env.SITE_URL = "https://preview.example.com/";
    try {
      const { records } = await validateSite(repository);
      const business = finishRecords(repository, records, loadSchemas(repository)).find(
        ({ type }) => type === "Business",
      );
      expect(business?.fields.host).toBe("https://preview.example.com");
    } finally {
      if (before === undefined) delete process.env.SITE_URL;
      else process.env.SITE_URL = before;
    }
  });
});

describe("GraphQL nodes", () => {
  test("each record is one node with its own digest", () => {
    const nodes: { id: string; internal: { type: string; contentDigest: string } }[] = [];
    const ids = sourceNodes(finished, {
      actions: { createNode: (node: (typeof nodes)[number]) => nodes.push(node) },
      createNodeId: (name: string) => `node ${name}`,
      createContentDigest: (fields: object) => JSON.stringify(fields),
    } as unknown as Parameters<typeof sourceNodes>[1]);
    expect(nodes).toHaveLength(finished.length);
    expect(ids.size).toBe(finished.length);
    expect(nodes.find(({ id }) => id === "node town/clifton")?.internal.type).toBe("Town");
  });
});
