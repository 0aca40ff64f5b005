import { readFileSync } from "node:fs";
import { iconNames } from "../../src/content/icons";
import { tidyIcon, tidyPath } from "../../src/content/tidy-icon";

const number = "-?(?:\\d+\\.?\\d*|\\.\\d+)";
const arc = new RegExp(`((?:${number} ?){3})([01]) ?([01]) ?(${number} ?${number})`, "g");

/** The points that a path's segments end at: x and y. Knows all that the Lucide family uses. */
function ends(data: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter = "", text = ""] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    // The flags of arcs may stand against what follows.
    const spaced = kind === "a" ? text.replace(arc, "$1 $2 $3 $4") : text;
    const numbers = (spaced.match(new RegExp(number, "g")) ?? []).map(Number);
    const size = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 1 }[kind] ?? 2;
    for (let at = 0; at < Math.max(numbers.length, 1); at += size) {
      const group = numbers.slice(at, at + size);
      const last = (place: number) => group.at(place) ?? 0;
      const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
      if (kind === "z") [x, y] = [startX, startY];
      else if (kind === "h") x = fromX + last(-1);
      else if (kind === "v") y = fromY + last(-1);
      else [x, y] = [fromX + last(-2), fromY + last(-1)];
      if (kind === "m" && at === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

test("a path gets one decimal, and starts at an absolute point", () => {
  expect(tidyPath("m18.543 4.512-9.373 9.373")).toBe("M18.5 4.5l-9.3 9.4");
  expect(tidyPath("M4.929 4.929 12 12h-.04")).toBe("M4.9 4.9L12 12h0");
});

test("further points after a move are lines", () => {
  expect(tidyPath("m6 9 6 6 6-6")).toBe("M6 9l6 6l6-6");
});

test("what is rounded at one step is made up for at the next", () => {
  expect(ends(tidyPath("M0 0" + "h.04".repeat(10))).at(-1)).toEqual([expect.closeTo(0.4), 0]);
  expect(tidyPath("M0 0h.04v1h-.04zl1.04 0")).toBe("M0 0h0v1h0zl1 0");
});

test("the flags of arcs may stand against what follows them", () => {
  expect(tidyPath("M1 1a1 1 0 011.25 1.5")).toBe("M1 1a1 1 0 0 1 1.3 1.5");
});

test("a command that SVG does not have is refused", () => {
  expect(() => tidyPath("M0 0b1 1")).toThrow('no command "b"');
});

test("the paths of an icon become one, beside its other shapes", () => {
  expect(tidyIcon('<path d="m1 1 2 2"/><rect width="4"/><path d="m5 5 2 2"/>')).toBe(
    '<path d="M1 1l2 2M5 5l2 2"/><rect width="4"/>',
  );
  expect(tidyIcon('<circle r="4"/>')).toBe('<circle r="4"/>');
});

test("no point of any icon moves by more than a twentieth of a unit", () => {
  const paths = iconNames().flatMap((name) => {
    const file = require.resolve(`lucide-static/icons/${name}.svg`);
    return Array.from(
      readFileSync(file, "utf8").matchAll(/ d="([^"]*)"/g),
      ([, data = ""]) => data,
    );
  });
  expect(paths.length).toBeGreaterThan(1000);
  for (const data of paths) {
    const [before, after] = [ends(data), ends(tidyPath(data))];
    const moved = before.flatMap(([x, y], index) => {
      const [newX = NaN, newY = NaN] = after[index] ?? [];
      return [Math.abs(newX - x), Math.abs(newY - y)];
    });
    expect(after).toHaveLength(before.length);
    expect(moved.filter((distance) => !(distance <= 0.0501))).toEqual([]);
  }
});
