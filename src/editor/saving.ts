import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Fault } from "../content/fault";
import { isObject, stringAt, valueAt, type Json, type JsonObject } from "../content/json";
import { folderNames, folders, singleNames, singles, type KindName } from "../content/kinds";
import { readRecords } from "../content/read-records";
import { loadSchemas } from "../content/schemas";
import { placeInForm } from "./form-fields";
import { patchJson } from "./patch-json";
import { preparePicture } from "./picture-file";
import { formatJson } from "./record-file";
import { faultsOf } from "./staged-site";
import { tidyRecord } from "./tidy";

/** A fault together with its place as the form shows it, the field's own name and the value it was sent with. */
type PlacedFault = Fault & {
  readonly place?: string;
  readonly name?: string;
  readonly value?: Json | undefined;
};

/** A save that the project's rules refuse, with all that is wrong. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    message: string,
    readonly faults: readonly PlacedFault[] = [],
  ) {
    super(message);
  }
}

/** A file that a form sends: a record as JSON text, or a picture. */
export interface SentFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Makes the files that a save writes, in the project's form, and checks them with the project's
 * rules before anything is written. A picture that its record exchanges for another goes: it is null.
 * @throws Refusal where the rules refuse them.
 */
export async function prepareSave(
  root: string,
  sent: readonly SentFile[],
): Promise<Map<string, string | Uint8Array | null>> {
  const files = new Map<string, string | Uint8Array | null>();
  for (const { path, content } of sent) {
    files.set(
      path,
      typeof content === "string"
        ? await prepareRecord(root, path, content)
        : await preparePicture(content, path).catch(refuse),
    );
  }
  for (const path of await exchangedPictures(root, files)) files.set(path, null);
  await refuseFaults(root, files);
  return files;
}

/** The pictures that records to be saved had before and have no more, and no other record shows. */
async function exchangedPictures(
  root: string,
  files: ReadonlyMap<string, string | Uint8Array | null>,
): Promise<string[]> {
  const { records } = await readRecords(root);
  return records.ofKind("picture").flatMap(({ file, value }) => {
    const [text, picture] = [files.get(file), stringAt(value, "file")];
    if (typeof text !== "string" || picture === undefined) return [];
    const record: Json = JSON.parse(text);
    const isShared = records
      .ofKind("picture")
      .some((other) => other.file !== file && stringAt(other.value, "file") === picture);
    const stays = isShared || stringAt(record, "file") === picture;
    return stays ? [] : [`${dirname(file)}/${basename(picture)}`];
  });
}

/**
 * Lists the files that go when records are deleted: a picture's own file goes with its record.
 * @throws Refusal where another record needs what would be gone.
 */
export async function prepareDeletion(root: string, paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  for (const path of paths) {
    if (kindOf(path) !== "picture") continue;
    const file = stringAt(await readRecord(root, path), "file");
    if (file) all.add(`${dirname(path)}/${basename(file)}`);
  }
  const faults = await faultsOf(root, new Map([...all].map((path) => [path, null])));
  if (faults.length > 0) {
    throw new Refusal([stillNeeded, ...placesOf(faults)].join("\n"));
  }
  return [...all];
}

const stillNeeded = "It is still needed. Change these places first, then delete it:";

async function prepareRecord(root: string, path: string, text: string): Promise<string> {
  const kind = kindOf(path);
  const sent: Json = JSON.parse(text);
  if (!kind || !isObject(sent)) throw new Refusal(`${path} is no file of a record.`);
  const record = tidyRecord(sent, loadSchemas(root).kinds[kind]);
  const before = await readFile(join(root, path), "utf8").catch(() => undefined);
  if (before === undefined) return formatJson(JSON.stringify(record));
  const old: Json = JSON.parse(before);
  return formatJson(patchJson(before, old, record));
}

async function readRecord(root: string, path: string): Promise<JsonObject> {
  const value: Json = JSON.parse(await readFile(join(root, path), "utf8"));
  return isObject(value) ? value : {};
}

/** The kind of record that a file holds. */
function kindOf(path: string): KindName | undefined {
  const folder = folderNames.find((kind) => dirname(path) === `data/${folders[kind].folder}`);
  if (folder) return path.endsWith(".json") ? folder : undefined;
  return singleNames.find((kind) => path === `data/${singles[kind].file}`);
}

async function refuseFaults(
  root: string,
  change: ReadonlyMap<string, string | Uint8Array | null>,
): Promise<void> {
  const faults = await faultsOf(root, change);
  if (faults.length === 0) return;
  const placed = faults.map((fault) => withValue(fault, change.get(fault.file)));
  throw new Refusal(faults.map(inOneLine).join(" "), placed);
}

/** Adds what the form needs to show a fault at its field. */
function withValue(fault: Fault, content: string | Uint8Array | null | undefined): PlacedFault {
  if (fault.field === undefined) return fault;
  const place = placeInForm(fault.field);
  const path = fault.field.split(/[.[\]]+/).filter(Boolean);
  const name = path.findLast((step) => !/^\d+$/.test(step));
  if (typeof content !== "string" || name === undefined) return { ...fault, place };
  const record: Json = JSON.parse(content);
  return { ...fault, place, name, value: valueAt(record, ...path.map(asStep)) };
}

/** Lists where faults are, a line each. */
export function placesOf(faults: readonly Fault[]): string[] {
  const lines = faults.map(
    ({ file, field, message }) => `${file}${field ? `, ${placeInForm(field)}` : ""}: ${message}`,
  );
  return [...new Set(lines)];
}

function asStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

function inOneLine({ file, field, message, suggestion }: Fault): string {
  return `${file}${field ? `, ${field}` : ""}: ${message}${suggestion ? ` Did you mean ${suggestion}?` : ""}`;
}

function refuse(error: unknown): never {
  throw new Refusal(error instanceof Error ? error.message : String(error));
}
