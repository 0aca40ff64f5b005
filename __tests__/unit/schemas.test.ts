import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindNames } from "../../src/content/kinds";
import { branchOf, loadSchemas, schemaFolder, type Schema } from "../../src/content/schemas";
import { repository } from "../support/temporary-site";

const { files, kinds } = loadSchemas(repository);

/** Calls back for a schema and all inside it. */
function each(schema: Schema, place: string, visit: (schema: Schema, place: string) => void): void {
  visit(schema, place);
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    each(field, `${place}.${name}`, visit);
  if (schema.items) each(schema.items, `${place}[]`, visit);
  for (const branch of schema.oneOf ?? []) each(branch, `${place}(${branch.title ?? ""})`, visit);
}

test("every kind has a schema, its references replaced", () => {
  for (const kind of kindNames) {
    expect(files.get(`${kind}.schema.json`)?.$id).toBe(`${kind}.schema.json`);
    each(kinds[kind], kind, ({ $ref }) => expect($ref).toBeUndefined());
  }
});

test("every field is described for an editor, and every group is closed", () => {
  const bare: string[] = [];
  for (const kind of kindNames) {
    each(kinds[kind], kind, (schema, place) => {
      const isEntry = place.endsWith("[]") && schema.type !== "object";
      if (!schema.description && !isEntry) bare.push(`${place}: no description`);
      if (schema.type === "object" && !schema.oneOf && !Reflect.has(schema, "additionalProperties"))
        bare.push(`${place}: open`);
    });
  }
  expect(bare).toEqual([]);
});

test("the branch of a union is picked by its discriminator", () => {
  const sections = kinds.landing.properties?.sections?.items ?? {};
  expect(branchOf(sections, { type: "steps" })?.title).toBe("StepsSection");
  expect(branchOf(sections, { type: "none" })).toBeUndefined();
  expect(branchOf({}, { type: "steps" })).toBeUndefined();
});

describe("schemas that are not whole", () => {
  const root = mkdtempSync(join(tmpdir(), "schemas-"));
  const write = (name: string, schema: Schema) =>
    writeFileSync(join(root, schemaFolder, name), JSON.stringify(schema));
  beforeAll(() => mkdirSync(join(root, schemaFolder), { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  test("a missing schema is named", () => {
    expect(() => loadSchemas(root)).toThrow("business.schema.json is missing");
  });

  test("a reference that leads nowhere is named", () => {
    for (const kind of kindNames) write(`${kind}.schema.json`, { $id: `${kind}.schema.json` });
    write("faq.schema.json", { $id: "faq.schema.json", items: { $ref: "#/definitions/nothing" } });
    expect(() => loadSchemas(root)).toThrow("faq.schema.json has no /definitions/nothing");
  });
});
