/**
 * Makes the shapes of an icon shorter and leaves its look: coordinates get one decimal, which at the
 * 24 pixels of an icon is a tenth of a pixel, and its paths become one. Every document holds some
 * thirty icons.
 */

/** The arguments of each command of SVG paths (SVG 2, section 9.3): whether they are an x, a y, or neither. */
const commands = new Map([
  ["m", "xy"],
  ["l", "xy"],
  ["h", "x"],
  ["v", "y"],
  ["c", "xyxyxy"],
  ["s", "xyxy"],
  ["q", "xyxy"],
  ["t", "xy"],
  ["a", "-----xy"],
  ["z", ""],
]);

/** One command with as many arguments as it takes. */
interface Segment {
  readonly letter: string;
  readonly values: readonly number[];
}

/**
 * Shortens the shapes of an icon, all of which are drawn with the same stroke.
 * @param body the elements inside the icon's `<svg>`
 */
export function tidyIcon(body: string): string {
  const paths: string[] = [];
  const rest = body.replace(/<path d="([^"]*)"\s*\/>/g, (_, data: string) => {
    paths.push(tidyPath(data));
    return "";
  });
  return (paths.length > 0 ? `<path d="${paths.join("")}"/>` : "") + rest;
}

/**
 * Rounds a path to one decimal. What rounding moves in one segment is made up for in the next, so
 * that no error adds up.
 * @param data the d attribute of a path
 * @returns a path that starts at an absolute point, so that it may follow another
 * @throws Error where it holds a command that SVG does not have.
 */
export function tidyPath(data: string): string {
  // Where the pen is, and where it is in the rounded path; for each also where the outline began.
  const pen = { x: 0, y: 0 };
  const rounded = { x: 0, y: 0 };
  let start = { pen: { ...pen }, rounded: { ...rounded } };
  const segments = segmentsOf(data).map(({ letter, values }): Segment => {
    const relative = letter === letter.toLowerCase();
    const origin = relative ? { ...pen } : { x: 0, y: 0 };
    const roundedOrigin = relative ? { ...rounded } : { x: 0, y: 0 };
    const axes = commands.get(letter.toLowerCase()) ?? "";
    const shown = values.map((value, place) => {
      const axis = axes[place];
      if (axis !== "x" && axis !== "y") return tenths(value);
      pen[axis] = origin[axis] + value; // The last x and y of a segment are its end.
      const near = tenths(pen[axis] - roundedOrigin[axis]);
      rounded[axis] = roundedOrigin[axis] + near;
      return near;
    });
    if (/m/i.test(letter)) start = { pen: { ...pen }, rounded: { ...rounded } };
    if (/z/i.test(letter)) {
      Object.assign(pen, start.pen);
      Object.assign(rounded, start.rounded);
    }
    return { letter, values: shown };
  });
  return segments.map(written).join("");
}

function segmentsOf(data: string): Segment[] {
  return Array.from(data.matchAll(/([a-z])([^a-z]*)/gi)).flatMap(
    ([, letter = "", text = ""], index) => {
      const axes = commands.get(letter.toLowerCase());
      if (axes === undefined) throw new Error(`A path has no command "${letter}".`);
      const values = axes.startsWith("-") ? arcNumbers(text) : numbers(text);
      // The first point is absolute, however its command is written.
      const first = index === 0 ? "M" : letter;
      // Further points after a move are lines.
      const next = letter === "m" ? "l" : letter === "M" ? "L" : letter;
      const groups = Array.from({ length: Math.max(1, values.length / (axes.length || 1)) });
      return groups.map((_, at) => ({
        letter: at === 0 ? first : next,
        values: values.slice(at * axes.length, (at + 1) * axes.length),
      }));
    },
  );
}

const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)";
const numbers = (text: string) => Array.from(text.matchAll(new RegExp(number, "g")), Number);

/** The arguments of arcs, whose two flags may stand against what follows: a1 1 0 011 1. */
function arcNumbers(text: string): number[] {
  const arc = new RegExp(
    `(${number})[ ,]*(${number})[ ,]*(${number})[ ,]*([01])[ ,]*([01])[ ,]*(${number})[ ,]*(${number})`,
    "g",
  );
  return Array.from(text.matchAll(arc)).flatMap((match) => match.slice(1).map(Number));
}

const tenths = (value: number) => Math.round(value * 10) / 10 + 0; // + 0: no -0

function written({ letter, values }: Segment): string {
  return (
    letter +
    values
      .map(String)
      .join(" ")
      .replace(/ -/g, "-")
      .replace(/(^|[ -])0\./g, "$1.")
  );
}
