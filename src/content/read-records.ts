import { readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { quote, oneOf, type Fault } from "./fault";
import { isObject, type Json } from "./json";
import { repeatedField, shapeOf } from "./json-shape";
import { folderNames, folders, singleNames, singles, type KindName } from "./kinds";
import { nearest, slugify } from "./nearest";
import { RecordSet, type SiteRecord } from "./records";
import { decodeText } from "./text-file";
import { placeOf } from "./text-place";
import { explainJson, tooDeep, type JsonTrouble } from "./unreadable-json";

/** What stands in the data folder of a site. */
export interface ReadResult {
  readonly records: RecordSet;
  /** The text of each record's file, by its name, for the places of faults. */
  readonly texts: ReadonlyMap<string, string>;
  /** Records whose file is missing or cannot be read, but that others refer to with good reason. */
  readonly unreadable: readonly SiteRecord[];
  readonly faults: readonly Fault[];
}

/** A file that should hold a record. */
type Expected = Omit<SiteRecord, "value">;

/** What reading one file brought. */
type Reading =
  | { readonly record: SiteRecord; readonly text: string }
  | { readonly unreadable: SiteRecord; readonly fault: Fault };

/** No record needs more; a larger file would only slow every build. */
const largestFile = 500_000;
/** What operating systems leave in folders. */
const leftBySystems = /^(\..*|Thumbs\.db|desktop\.ini)$/i;
/** The files that data/pictures holds beside its records; validate/pictures.ts looks at them. */
const pictureFolder = folders.picture.folder;

/**
 * Reads all records of the site at `root`, whatever state they are in. Nothing that is wrong with a
 * file stops the others: each fault is listed.
 * @throws Error where the data folder itself cannot be read.
 */
export async function readRecords(root: string): Promise<ReadResult> {
  const faults: Fault[] = [];
  const expected: Expected[] = [];
  const unreadable: SiteRecord[] = [];
  const top = await listed(join(root, "data"));
  const folderKinds = new Map(folderNames.map((kind) => [folders[kind].folder, kind]));
  const singleKinds = new Map(singleNames.map((kind) => [singles[kind].file, kind]));

  for (const entry of top) {
    const file = `data/${entry.name}`;
    const single = singleKinds.get(entry.name);
    const folder = folderKinds.get(entry.name);
    if (leftBySystems.test(entry.name)) continue;
    if (single && entry.isFile()) expected.push({ kind: single, slug: single, file });
    else if (folder && entry.isDirectory()) {
      const inFolder = await listFolder(root, folder, entry.name);
      expected.push(...inFolder.expected);
      faults.push(...inFolder.faults);
    } else faults.push(stray(file, [...singleKinds.keys(), ...folderKinds.keys()]));
  }

  const names = new Set(top.map(({ name }) => name));
  for (const [name, kind] of singleKinds) {
    if (names.has(name)) continue;
    const file = `data/${name}`;
    unreadable.push({ kind, slug: kind, file, value: {} });
    faults.push(missingFile(file, `the ${kind} record`));
  }

  const readings = expected.map((file) => readRecord(root, file));
  const records: SiteRecord[] = [];
  const texts = new Map<string, string>();
  for (const reading of readings) {
    if ("record" in reading) {
      records.push(reading.record);
      texts.set(reading.record.file, reading.text);
    } else {
      unreadable.push(reading.unreadable);
      faults.push(reading.fault);
    }
  }
  return { records: new RecordSet(records), texts, unreadable, faults };
}

/** The entries of a folder by name, so that records come in the same order on every machine. */
async function listed(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function listFolder(root: string, kind: KindName, folder: string) {
  const expected: Expected[] = [];
  const faults: Fault[] = [];
  const entries = await listed(join(root, "data", folder));
  for (const entry of entries) {
    const file = `data/${folder}/${entry.name}`;
    if (leftBySystems.test(entry.name)) continue;
    const isRecord = entry.isFile() && entry.name.endsWith(".json");
    const isPicture =
      folder === pictureFolder && !entry.isDirectory() && !/json|txt|docx?$/i.test(entry.name);
    if (isRecord) expected.push({ kind, slug: entry.name.slice(0, -".json".length), file });
    else if (!isPicture) faults.push(strayInFolder(file, entry.name, entry.isFile()));
  }
  return { expected, faults };
}

function readRecord(root: string, expected: Expected): Reading {
  const { file } = expected;
  const unreadable = { ...expected, value: {} };
  const path = join(root, file);
  const { size } = statSync(path);
  if (size > largestFile) {
    const fault = {
      file,
      message: "The file is far too large for a record.",
      found: `${Math.round(size / 1000)} kB`,
      allowed: `at most ${largestFile / 1000} kB`,
    };
    return { unreadable, fault };
  }
  const decoded = decodeText(readFileSync(path));
  if ("trouble" in decoded) return { unreadable, fault: { file, ...decoded.trouble } };
  const { text } = decoded;
  const parsed = parseJson(text);
  if ("trouble" in parsed) {
    const { offset, ...words } = parsed.trouble;
    return { unreadable, fault: { file, ...placeOf(text, offset), ...words } };
  }
  const { value } = parsed;
  if (!isObject(value)) {
    const fault = {
      file,
      line: 1,
      column: 1,
      message: "The file does not hold a record.",
      found: quote(value),
      allowed: "one group of fields in { }",
    };
    return { unreadable, fault };
  }
  return { record: { ...expected, value }, text };
}

type Parsed = { readonly value: Json } | { readonly trouble: JsonTrouble };

function parseJson(text: string): Parsed {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return { trouble: explainJson(text) };
  }
  const shape = shapeOf(value);
  if (shape.tooDeep) return { trouble: tooDeep };
  const trouble = repeatedField(text, shape.fields);
  return trouble ? { trouble } : { value };
}

function missingFile(file: string, what: string): Fault {
  return {
    file,
    message: `The file of ${what} is missing.`,
    found: "no such file",
    allowed: `a file ${file}`,
  };
}

function stray(file: string, names: readonly string[]): Fault {
  const name = file.slice("data/".length);
  const meant = nearest(name, names);
  return {
    file,
    message: "Nothing reads a file or folder of this name.",
    found: quote(name),
    allowed: `in data: ${oneOf(names)}`,
    suggestion: meant && `data/${meant}`,
  };
}

function strayInFolder(file: string, name: string, isFile: boolean): Fault {
  const folder = file.slice(0, -name.length);
  const stem = slugify(name.replace(/(\.json)?(\.[a-z]{1,5})?$/i, ""));
  return {
    file,
    message: isFile
      ? "Nothing reads a file of this type here."
      : "Nothing reads folders or shortcuts (symbolic links) here.",
    found: quote(name),
    allowed: `files that end in .json, directly in ${folder}`,
    suggestion: isFile && stem ? `${folder}${stem}.json` : undefined,
  };
}
