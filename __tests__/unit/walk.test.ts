import type { JsonObject } from "../../src/content/json";
import type { Schema } from "../../src/content/schemas";
import { transformRecord, walk } from "../../src/content/walk";

const schema: Schema = {
  type: "object",
  properties: {
    $schema: { type: "string" },
    name: { type: "string" },
    open: { type: "boolean", default: false },
    updated: { type: "string", defaultFrom: "business.updated" },
    sections: {
      type: "array",
      items: {
        discriminator: { propertyName: "type" },
        oneOf: [
          {
            properties: { type: { const: "prose" }, text: { type: "string", format: "rich-text" } },
          },
          {
            properties: {
              type: { const: "steps" },
              steps: { type: "array", items: { type: "number" } },
            },
          },
        ],
      },
    },
    loose: { type: "array" },
  },
};
const record: JsonObject = {
  $schema: "x",
  name: "Clifton",
  sections: [
    { type: "prose", text: "Words", extra: 1 },
    { type: "steps", steps: [1, 2] },
    { type: "unknown", text: "?" },
  ],
  loose: ["a"],
  extra: true,
};

test("each described value is visited with its schema and place, in the branch of its type alone", () => {
  const seen: string[] = [];
  walk(record, schema, (_value, { format, type }, path) =>
    seen.push(`${path.join(".")} ${format ?? String(type)}`),
  );
  expect(seen).toContain("sections.0.text rich-text");
  expect(seen).toContain("sections.1.steps.1 number");
  expect(seen.join()).not.toMatch(/extra|sections\.2\.text|loose\.0/);
});

test("strings are transformed, fields left out are supplied, undescribed fields are dropped", () => {
  const finished = transformRecord(
    record,
    schema,
    (text, { format }) => (format === "rich-text" ? text.toUpperCase() : text),
    ({ default: ownDefault, defaultFrom }) => (defaultFrom ? "2025-01-18" : ownDefault),
  );
  expect(finished).toEqual({
    name: "Clifton",
    open: false,
    updated: "2025-01-18",
    sections: [{ type: "prose", text: "WORDS" }, { type: "steps", steps: [1, 2] }, {}],
    loose: ["a"],
  });
});
