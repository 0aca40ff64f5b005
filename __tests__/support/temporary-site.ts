import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { formatFaults, type Fault } from "../../src/content/fault";
import { valueAt, type Json, type JsonObject, type JsonPath } from "../../src/content/json";
import { validateSite } from "../../src/content/validate";

/** The root of this repository. */
export const repository = join(__dirname, "..", "..");

/** A few short records of every kind, so that tests of the rules do not hang on the site's words. */
const sample = join(repository, "__tests__", "fixtures", "site");

/** A copy of a site's records and schemas that a test may spoil. */
export class TemporarySite {
  readonly root = mkdtempSync(join(tmpdir(), "roofing-site-"));
  private readonly touched = new Set<string>();

  /** @param folder the folder whose data/ is copied
   *  @param fromRepository files that come from the repository instead */
  private constructor(
    private readonly folder: string,
    private readonly fromRepository: readonly string[] = [],
  ) {
    cpSync(join(folder, "data"), this.path("data"), { recursive: true });
    for (const file of [...fromRepository, "src/content/schemas"]) {
      cpSync(join(repository, file), this.path(file), { recursive: true });
    }
  }

  /** A copy of this repository's own records. */
  static ofRepository(): TemporarySite {
    return new TemporarySite(repository);
  }

  /** A copy of the sample records. The interface words are the repository's own. */
  static ofSample(): TemporarySite {
    return new TemporarySite(sample, ["data/labels.json"]);
  }

  /** Says that a program which the test runs changes these files, so that they are put back too. */
  willChange(...files: readonly string[]): void {
    for (const file of files) this.touched.add(file);
  }

  /** Puts back every file that was changed, added or taken away. */
  restore(): void {
    for (const file of this.touched) {
      rmSync(this.path(file), { recursive: true, force: true });
      const source = join(this.fromRepository.includes(file) ? repository : this.folder, file);
      if (existsSync(source)) cpSync(source, this.path(file), { recursive: true });
    }
    this.touched.clear();
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The full path of a file in the copy. */
  path(file: string): string {
    return join(this.root, file);
  }

  /** Reads a file as text. */
  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  /** Reads a record. */
  readRecord(file: string): JsonObject {
    const record: JsonObject = JSON.parse(this.read(file));
    return record;
  }

  /** Writes a file, making its folder. */
  write(file: string, content: string | Uint8Array): void {
    this.touched.add(file);
    const made = mkdirSync(dirname(this.path(file)), { recursive: true });
    if (made) this.touched.add(relative(this.root, made));
    writeFileSync(this.path(file), content);
  }

  /** Writes a record. */
  writeRecord(file: string, record: Json): void {
    this.write(file, `${JSON.stringify(record, null, 2)}\n`);
  }

  /** Sets the field of a record at a path; undefined takes it away. */
  set(file: string, path: JsonPath, value: Json | undefined): void {
    const record = this.readRecord(file);
    const holder = valueAt(record, ...path.slice(0, -1));
    const last = path.at(-1);
    if (typeof holder !== "object" || holder === null || last === undefined) {
      throw new Error(`${file} has no ${path.join(".")}.`);
    }
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else Reflect.set(holder, last, value);
    this.writeRecord(file, record);
  }

  /** Replaces a text that stands in a file; throws where it does not. */
  replace(file: string, found: string | RegExp, replacement: string): void {
    const before = this.read(file);
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`${file} does not hold ${String(found)}.`);
    this.write(file, after);
  }

  /** Copies a file. */
  copy(from: string, to: string): void {
    this.write(to, readFileSync(this.path(from)));
  }

  /** Takes a file or folder away. */
  delete(file: string): void {
    this.touched.add(file);
    rmSync(this.path(file), { recursive: true });
  }

  /** Makes a symbolic link. */
  link(file: string, target: string): void {
    this.touched.add(file);
    rmSync(this.path(file), { force: true });
    symlinkSync(target, this.path(file));
  }

  /** Checks the records. */
  async faults(): Promise<Fault[]> {
    return (await validateSite(this.root)).faults;
  }

  /** What `npm run check` says of the records; the empty text where they are valid. */
  async says(): Promise<string> {
    const faults = await this.faults();
    return faults.length ? formatFaults(faults) : "";
  }
}
