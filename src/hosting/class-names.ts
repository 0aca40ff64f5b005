import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The names of classes in the build: that of the style sheet's file and the class's own, each in one
 * or two letters. `.title` of hero.module.css becomes A_c, say. They stand in the styles, the scripts
 * and every document, where the full names weigh 0.5 kB each.
 */

/**
 * Style sheets of the frame around every page, and small ones beside them: every page gets their
 * styles. Their names start with a capital letter (see page-styles.ts).
 */
const frame = new Set(
  (
    "action actions breadcrumb call-action call-bar closing-call footer header hero menu navigation " +
    "paragraphs picture related-pages shell skip-link"
  ).split(" "),
);

/**
 * Style sheets that the same pages use: they share the name of the first, and so stand in one block of
 * styles, of which the content security policy can name few (page-styles.ts).
 */
const companions = [
  ["field", "calculator-link"],
  ["town-facts", "neighborhoods", "reasons"],
] as const;

const inFrame = (file: string) => frame.has(sheetName(file));

/** Names the classes of one site. */
export class ClassNames {
  private readonly frameFiles: readonly string[];
  private readonly otherFiles: readonly string[];
  private readonly names = new Map<string, readonly string[]>();

  /**
   * @param root the site's folder, whose style sheets stand in src
   * @throws Error where two style sheets have one name, as they would share their classes.
   */
  constructor(root: string) {
    const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".module.css"))
      .sort();
    const files = paths.map((path) => basename(path)).sort();
    const [twin] = files.filter((file, place) => file === files[place + 1]);
    if (twin !== undefined) {
      const [one, other] = paths
        .filter((path) => basename(path) === twin)
        .map((path) => join("src", path));
      throw new Error(`Two style sheets have one name: ${one} and ${other}. Rename one of them.`);
    }
    this.frameFiles = files.filter(inFrame);
    this.otherFiles = files.filter((file) => !inFrame(file));
  }

  /** Changes when a name may; caches of compiled style sheets depend on it. */
  get version(): string {
    return [...this.frameFiles, ...this.otherFiles].join();
  }

  /**
   * @param file a style sheet's file
   * @param name a class in it, or the name of keyframes
   * @throws Error where the file has no such name, as two of them could get the same letters.
   */
  nameOf(file: string, name: string): string {
    const sheet = inFrame(file)
      ? letters(this.frameFiles.indexOf(basename(file))).toUpperCase()
      : letters(this.otherFiles.indexOf(`${leader(file)}.module.css`));
    const place = this.namesIn(file).indexOf(name);
    if (place < 0) throw new Error(`${basename(file)} has no "${name}".`);
    return `${sheet}_${letters(firstClass(file) + place)}`;
  }

  private namesIn(file: string): readonly string[] {
    const known = this.names.get(file);
    if (known) return known;
    const css = readFileSync(file, "utf8");
    const found = [
      ...new Set(
        Array.from(css.matchAll(/(?:\.|@keyframes )([a-zA-Z]\w*)/g), ([, name = ""]) => name),
      ),
    ];
    this.names.set(file, found);
    return found;
  }
}

/** Whether a module, by its name in the build, belongs to the frame around every page. */
export const isFrame = (sheet: string) => /^[A-Z]/.test(sheet);

const sheetName = (file: string) => basename(file, ".module.css");

const groupOf = (file: string) =>
  companions
    .map((group): readonly string[] => group)
    .find((group) => group.includes(sheetName(file)));

/** The style sheet whose name one has. */
const leader = (file: string) => groupOf(file)?.[0] ?? sheetName(file);

/** The number of a style sheet's first class: companions have a hundred each. */
const firstClass = (file: string) => 100 * (groupOf(file)?.indexOf(sheetName(file)) ?? 0);

/** A number from 0 as letters: a to z, then aa, ab and so on. */
export function letters(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : letters(Math.floor(number / 26) - 1) + letter;
}
