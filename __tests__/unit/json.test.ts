import { isObject, numberAt, stringAt, stringsAt, valueAt } from "../../src/content/json";

const value = {
  name: "Clifton",
  order: 1,
  tags: ["a", 2, "b"],
  seo: { title: "Roofs" },
  none: null,
};

test("a value is found by its path", () => {
  expect(valueAt(value, "seo", "title")).toBe("Roofs");
  expect(valueAt(value, "tags", 2)).toBe("b");
  expect(valueAt(value)).toBe(value);
});

test("a path that leads nowhere gives undefined", () => {
  expect(valueAt(value, "seo", "title", "length")).toBeUndefined();
  expect(valueAt(value, "tags", "0")).toBeUndefined();
  expect(valueAt(value, "tags", 9)).toBeUndefined();
  expect(valueAt(undefined, "seo")).toBeUndefined();
});

test("values of another type count as none", () => {
  expect(stringAt(value, "name")).toBe("Clifton");
  expect(stringAt(value, "order")).toBeUndefined();
  expect(numberAt(value, "order")).toBe(1);
  expect(numberAt(value, "name")).toBeUndefined();
  expect(stringsAt(value, "tags")).toEqual(["a", "b"]);
  expect(stringsAt(value, "name")).toEqual([]);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ["{}", false],
  [undefined, false],
])("isObject(%j) is %s", (tested, answer) => {
  expect(isObject(tested)).toBe(answer);
});
