import { markPaths } from "../../layout/mark";
import { colorsOf } from "../colors";
import { Outlines } from "./outlines";
import { sharePictureSize as cardSize } from "./size";

/** The words on a share picture. */
export interface CardWords {
  /** The page's headline. */
  readonly title: string;
  /** The town and state that the page is about. */
  readonly place: string;
  /** The business's name. */
  readonly brand: string;
  readonly phone: string;
}

const margin = 84;
const titleMiddle = 292;
const courses = { top: 530, height: 40, tab: 100 };
/** Sizes of the title, largest first, with the most lines that fit at each. */
const titleSizes = [
  { size: 76, most: 3 },
  { size: 64, most: 4 },
  { size: 52, most: 5 },
];

/**
 * Makes the function that draws share pictures as SVG. Typefaces and colors are read once;
 * all text becomes shapes, so that the same words give the same picture on every machine.
 * @param root the site's root folder
 */
export function cardDrawer(root: string): (words: CardWords) => string {
  const display = Outlines.read("@fontsource/besley/files/besley-latin-600-normal.woff");
  const text = Outlines.read("@fontsource/figtree/files/figtree-latin-600-normal.woff");
  const color = colorsOf(root, "slate");
  const mark = markPaths.map((path) => `<path d="${path}"/>`).join("");

  return ({ title, place, brand, phone }) => {
    const { lines, size } = fitTitle(title, display);
    const leading = size * 1.14;
    const firstLine = titleMiddle - ((lines.length - 1) * leading) / 2 + size * 0.34;
    const phoneX = cardSize.width - margin - text.width(phone, 40);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
      `<rect width="100%" height="100%" fill="${color("ground")}"/>`,
      `<g transform="translate(${margin} 55) scale(1.5)" fill="${color("patina")}">${mark}</g>`,
      filled(color("ink"), [
        display.draw(brand, margin + 78, 97, 36),
        ...lines.map((line, index) =>
          display.draw(line, margin, firstLine + index * leading, size),
        ),
      ]),
      filled(color("call"), [text.draw(phone, phoneX, 97, 40)]),
      filled(color("patina"), [text.draw(place, margin, 488, 34)]),
      shingles(color),
      "</svg>",
    ].join("");
  };
}

function filled(fill: string, shapes: readonly string[]): string {
  return `<g fill="${fill}">${shapes.join("")}</g>`;
}

function fitTitle(title: string, outlines: Outlines): { lines: string[]; size: number } {
  const width = cardSize.width - 2 * margin;
  const fitted = titleSizes.map(({ size, most }) => {
    const lines = outlines.breakLines(title, size, width);
    return { size, fits: lines.length <= most, lines: lines.slice(0, most) };
  });
  return fitted.find(({ fits }) => fits) ?? fitted.at(-1) ?? { lines: [], size: 0 };
}

/** The courses of shingles along the foot, each laid half a tab aside of the one below. */
function shingles(color: (name: string) => string): string {
  const { top, height, tab } = courses;
  const rows = Math.ceil((cardSize.height - top) / height);
  const keyways = Array.from({ length: rows }, (_, row) => {
    const y = top + row * height;
    const start = row % 2 ? tab / 2 : 0;
    const count = Math.ceil((cardSize.width - start) / tab);
    const slots = Array.from(
      { length: count },
      (_tab, index) => `M${start + index * tab} ${y}v${height}`,
    );
    return `M0 ${y}h${cardSize.width}${slots.join("")}`;
  });
  return [
    `<rect y="${top}" width="100%" height="${cardSize.height - top}" fill="${color("raised")}"/>`,
    `<path d="${keyways.join("")}" stroke="${color("rule")}" stroke-width="3" fill="none"/>`,
  ].join("");
}
