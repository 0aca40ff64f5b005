import { closest, nearest, slugify } from "../../src/content/nearest";

const towns = ["clifton", "passaic", "paterson", "nutley", "bloomfield", "montclair"];

test.each([
  ["cliffton", "clifton"],
  ["Clifton, NJ", "clifton"],
  ["PATERSON", "paterson"],
  ["patterson", "paterson"],
  ["monclair", "montclair"],
  ["bloom field", "bloomfield"],
])("%s → %s", (found, meant) => {
  expect(nearest(found, towns)).toBe(meant);
});

test.each(["", "   ", "newark-liberty", "x", "—"])("nothing is near to %j", (found) => {
  expect(nearest(found, towns)).toBeUndefined();
});

test("a name of any length is compared in bounded time", () => {
  expect(nearest("a".repeat(1_000_000), towns)).toBeUndefined();
});

test("the closest few are listed, best first", () => {
  expect(closest("pasaic", towns)[0]).toBe("passaic");
  expect(closest("pasaic", towns)).toHaveLength(5);
});

test.each([
  ["Glen Ridge", "glen-ridge"],
  [" Café  Élan! ", "cafe-elan"],
  ["Über_uns.html", "uber-uns-html"],
  ["—", ""],
])("slugify(%j) is %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
