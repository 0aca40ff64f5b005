import { iconBody } from "../../src/content/icon-body";
import { iconNames } from "../../src/content/icons";

test("an icon is its shapes alone, its paths one, with one decimal at most", () => {
  const body = iconBody("house");
  expect(body.match(/<path/g)).toHaveLength(1);
  expect(body).not.toMatch(/<svg|<!--|stroke|\d\.\d\d/);
});

test("every icon of the family has shapes, and nothing that could run", () => {
  for (const name of iconNames()) {
    expect(iconBody(name)).toMatch(/^(<(path|circle|rect|ellipse) [^<>]*\/>)+$/);
  }
});

test("a name that the family does not have is refused", () => {
  expect(() => iconBody("../secrets")).toThrow('There is no icon named "../secrets".');
});
