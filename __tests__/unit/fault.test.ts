import {
  count,
  fieldName,
  formatFault,
  formatFaults,
  oneOf,
  quote,
  sortFaults,
  type Fault,
} from "../../src/content/fault";

const fault = (place: Partial<Fault>): Fault => ({
  file: "a.json",
  message: "m",
  found: "f",
  allowed: "a",
  ...place,
});

test("a path is written as editors read it", () => {
  expect(fieldName(["sections", 2, "features", 0, "title"])).toBe("sections[2].features[0].title");
  expect(fieldName([])).toBe("");
});

test("faults are sorted by file, line, column and field", () => {
  const sorted = [
    fault({ file: "a.json" }),
    fault({ file: "a.json", line: 2, column: 1 }),
    fault({ file: "a.json", line: 2, column: 9, field: "a" }),
    fault({ file: "a.json", line: 2, column: 9, field: "b" }),
    fault({ file: "a.json", line: 10, column: 1 }),
    fault({ file: "b.json" }),
  ];
  expect(sortFaults(sorted.toReversed())).toEqual(sorted);
});

test("a fault without a place in the file, a field or a suggestion leaves them out", () => {
  expect(formatFault(fault({}))).toBe("a.json\n  m\n  Found:    f\n  Allowed:  a");
});

test("all faults are written, with their number", () => {
  expect(formatFaults([fault({ line: 3, column: 5, field: "x", suggestion: '"y"' })])).toBe(
    'a.json:3:5  x\n  m\n  Found:    f\n  Allowed:  a\n  Did you mean "y"?\n\n1 fault in 1 file.',
  );
  expect(formatFaults([fault({}), fault({ file: "b.json" })])).toContain("2 faults in 2 files.");
});

test("values are quoted, long ones cut short", () => {
  expect(quote(undefined)).toBe("nothing");
  expect(quote(null)).toBe("null");
  expect(quote([1, 2])).toBe("a list of 2");
  expect(quote({})).toBe("a group of fields in { }");
  expect(quote("a\u202Eb")).toBe('"a‹U+202E›b"');
  expect(quote("a".repeat(200))).toMatch(/…" \(200 characters\)$/);
});

test("long lists are cut short", () => {
  expect(oneOf(["a", "b"])).toBe("a or b");
  expect(oneOf(["a", "b", "c"], 2)).toBe("one of 3: a, b …");
});

test("nouns follow their number", () => {
  expect([count(0, "fault"), count(1, "fault"), count(2, "fault")]).toEqual([
    "0 faults",
    "1 fault",
    "2 faults",
  ]);
});
