import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse, type Font, type Glyph } from "opentype.js";

// Resolved from the site's root: Gatsby's compiler of gatsby-node.ts drops a plain require.resolve.
const fromRoot = createRequire(join(process.cwd(), "package.json"));

interface DrawnGlyph {
  readonly glyph: Glyph;
  /** How far the next glyph stands, in units of the typeface. */
  readonly advance: number;
  /** Its shape as the data of an SVG path, in units of the typeface, y upwards. */
  readonly shape: string;
  /** How much nearer or farther than usual what follows stands, as far as it is known. */
  readonly kerning: Map<DrawnGlyph, number>;
}

interface PlacedGlyph {
  readonly shape: string;
  /** Where it stands on the line, in units of the typeface. */
  readonly x: number;
}

/**
 * A typeface whose text is drawn as shapes, so that a picture needs no font on the machine that makes
 * it. Characters that the typeface lacks, such as emoji, are left out.
 */
export class Outlines {
  private readonly glyphs = new Map<string, DrawnGlyph | undefined>();

  private constructor(private readonly font: Font) {}

  /**
   * Reads a typeface from a file of an installed package.
   * @param file such as "@fontsource/besley/files/besley-latin-600-normal.woff"
   * @throws Error where the file is missing or no font.
   */
  static read(file: string): Outlines {
    const bytes = readFileSync(fromRoot.resolve(file));
    return new Outlines(parse(new Uint8Array(bytes).buffer));
  }

  /** The width of a line of text in pixels. */
  width(text: string, size: number): number {
    return (this.lay(text).width * size) / this.font.unitsPerEm;
  }

  /** Draws a line of text as SVG shapes, its left end on the baseline at x, y. */
  draw(text: string, x: number, y: number, size: number): string {
    const scale = (size / this.font.unitsPerEm).toFixed(5);
    const shapes = this.lay(text).glyphs.map(
      ({ shape, x: place }) => `<path transform="translate(${place})" d="${shape}"/>`,
    );
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})">${shapes.join("")}</g>`;
  }

  /** Breaks a text at spaces into lines no wider than `width` pixels. A word that is wider stands alone. */
  breakLines(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const line = lines.at(-1);
      const longer = `${line} ${word}`;
      if (line !== undefined && this.width(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private lay(text: string): { glyphs: PlacedGlyph[]; width: number } {
    const glyphs: PlacedGlyph[] = [];
    let width = 0;
    let previous: DrawnGlyph | undefined;
    for (const character of text) {
      const drawn = this.glyphOf(character);
      if (!drawn) continue;
      if (previous) width += this.kern(previous, drawn);
      glyphs.push({ shape: drawn.shape, x: width });
      width += drawn.advance;
      previous = drawn;
    }
    return { glyphs, width };
  }

  private kern(left: DrawnGlyph, right: DrawnGlyph): number {
    const known = left.kerning.get(right);
    if (known !== undefined) return known;
    const value = this.font.getKerningValue(left.glyph, right.glyph);
    left.kerning.set(right, value);
    return value;
  }

  private glyphOf(character: string): DrawnGlyph | undefined {
    if (!this.glyphs.has(character)) {
      const glyph = this.font.charToGlyph(character);
      this.glyphs.set(character, glyph.index ? drawnGlyph(glyph) : undefined);
    }
    return this.glyphs.get(character);
  }
}

function drawnGlyph(glyph: Glyph): DrawnGlyph {
  const advance = glyph.advanceWidth ?? 0;
  return { glyph, advance, shape: pathData(glyph), kerning: new Map() };
}

function pathData({ path }: Glyph): string {
  return path.commands
    .map((command) => {
      const numbers = "x" in command ? [command.x, command.y] : [];
      if ("x2" in command) numbers.unshift(command.x2, command.y2);
      if ("x1" in command) numbers.unshift(command.x1, command.y1);
      return `${command.type}${numbers.map(Math.round).join(" ")}`;
    })
    .join("");
}
