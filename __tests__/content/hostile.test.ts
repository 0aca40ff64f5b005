import fc from "fast-check";
import { formatFaults } from "../../src/content/fault";
import { files, sampleSite } from "../support/sample";

const site = sampleSite();
const runs = { numRuns: 60 };
const field = ["description", "paragraphs", 0];

test("any bytes in the place of a record are named, never thrown", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      site.write(files.clifton, bytes);
      const faults = await site.faults();
      expect(faults.map(({ file }) => file)).toContain(files.clifton);
    }),
    runs,
  );
});

test("any JSON in the place of a record is named, never thrown", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 6 }), async (json) => {
      site.write(files.clifton, json);
      const faults = await site.faults();
      expect(faults.map(({ file }) => file)).toContain(files.clifton);
    }),
    runs,
  );
});

test("any value in the place of a field is valid or named, never thrown", async () => {
  const places = [field, ["seo"], ["sections"], ["hero", "secondary"], ["slug"], ["card", "icon"]];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.json({ maxDepth: 4 }), async (path, json) => {
      site.restore();
      site.set(files.clifton, path, JSON.parse(json));
      const faults = await site.faults();
      for (const fault of faults) expect(fault.message).not.toBe("");
    }),
    runs,
  );
});

test("a text that is let through holds nothing that hides, turns or marks up", async () => {
  const pieces = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom(
      "<b>",
      "&lt;",
      "{{x}}",
      "${x}",
      "\u202E",
      "\0",
      "[a](javascript:b)",
      "[a](//b)",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 3 }), async (parts) => {
      const text = parts.join(" ");
      site.restore();
      site.set(files.clifton, field, text);
      if ((await site.faults()).length > 0) return;
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(text).not.toMatch(
        /<[a-z/!]|&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);|[{}]|\]\((?!\/[a-z])/i,
      );
    }),
    runs,
  );
});

test("nothing in a record reaches the terminal as a control sequence", async () => {
  const hostile = "\u001b[2J\u202E\u0007";
  const record = site.readRecord(files.clifton);
  site.writeRecord(files.clifton, { ...record, slug: hostile, name: hostile, [hostile]: hostile });
  const text = formatFaults(await site.faults());
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});
