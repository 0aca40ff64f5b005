import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { valueAt, type Json, type JsonObject, type JsonPath } from "../../src/content/json";
import { validateSite } from "../../src/content/validate";
import type { Fault } from "../../src/content/fault";

/** The root of this repository. */
export const repository = join(__dirname, "..", "..");

/** A copy of the records and schemas of this repository, to be spoiled by a test. */
export class TemporarySite {
  readonly root = mkdtempSync(join(tmpdir(), "roofing-site-"));

  constructor() {
    this.restore();
    mkdirSync(join(this.root, "src", "content"), { recursive: true });
    const schemas = join("src", "content", "schemas");
    cpSync(join(repository, schemas), join(this.root, schemas), { recursive: true });
  }

  /** Puts the records back as they are in this repository. */
  restore(): void {
    rmSync(join(this.root, "data"), { recursive: true, force: true });
    cpSync(join(repository, "data"), join(this.root, "data"), { recursive: true });
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
    mkdirSync(dirname(this.path(file)), { recursive: true });
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
    const after = before.replace(found, replacement);
    if (after === before) throw new Error(`${file} does not hold ${String(found)}.`);
    this.write(file, after);
  }

  /** Takes a file or folder away. */
  delete(file: string): void {
    rmSync(this.path(file), { recursive: true });
  }

  /** Makes a symbolic link. */
  link(file: string, target: string): void {
    symlinkSync(target, this.path(file));
  }

  /** Checks the records. */
  async faults(): Promise<Fault[]> {
    return (await validateSite(this.root)).faults;
  }
}
