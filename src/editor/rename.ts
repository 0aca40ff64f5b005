import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { stringsAt, type Json, type JsonObject } from "../content/json";
import { folders, type FolderKindName } from "../content/kinds";
import type { ReadResult } from "../content/read-records";
import { RecordSet, type SiteRecord } from "../content/records";
import { loadSchemas, type Schema } from "../content/schemas";
import { walk } from "../content/walk";
import { whyInUse } from "./in-use";
import { patchJson } from "./patch-json";
import { formatJson, writeNew } from "./record-file";
import { placesOf, Refusal } from "./saving";
import { faultsOf } from "./staged-site";

/** A record that gets another slug. */
export interface Renaming {
  readonly kind: FolderKindName;
  readonly from: string;
  readonly to: string;
}

/** What a renaming writes. */
export interface Renamed {
  /** The record's new file. */
  readonly file: string;
  /** Its old and new address; undefined where it has no page. */
  readonly address: { readonly from: string; readonly to: string } | undefined;
  /** The other files that named it. */
  readonly changed: readonly string[];
}

/** The file of a record. */
export function fileOf(kind: FolderKindName, slug: string): string {
  return `data/${folders[kind].folder}/${slug}.json`;
}

/** Says why a record cannot get a slug; undefined where it can. A slug that it had before is free. */
export function whyNotTo({ kind, from, to }: Renaming, site: ReadResult): string | undefined {
  const own = folders[kind].pagePath?.(to);
  const all = site.records.all.map((record) =>
    record.kind === kind && record.slug === from && own !== undefined
      ? { ...record, value: withFormerly(record.value, without(record.value, own)) }
      : record,
  );
  return whyInUse(kind, to, { ...site, records: new RecordSet(all) });
}

/**
 * Gives a record another slug: moves its file, notes the old address under `formerly` so that it
 * leads on, and changes every link, reference and token that names it.
 * @throws Refusal where the rules refuse the outcome; Error where a file is in the way. Nothing is
 *   written then.
 */
export async function rename(
  root: string,
  renaming: Renaming,
  { records, texts }: ReadResult,
): Promise<Renamed> {
  const { kind, from, to } = renaming;
  const schemas = loadSchemas(root).kinds;
  const [oldFile, file] = [fileOf(kind, from), fileOf(kind, to)];
  const change = new Map<string, string | null>();
  for (const record of records.all) {
    const text = texts.get(record.file) ?? (await readFile(join(root, record.file), "utf8"));
    const schema = schemas[record.kind];
    const changed = changedNames(text, record, schema, renaming);
    const isRenamed = record.file === oldFile;
    if (isRenamed) change.set(oldFile, null);
    if (isRenamed || changed !== text) {
      const whole = isRenamed ? moved(changed, schema, renaming) : changed;
      change.set(isRenamed ? file : record.file, await formatJson(whole));
    }
  }
  const faults = await faultsOf(root, change, new Map([[oldFile, file]]));
  if (faults.length > 0) {
    throw new Refusal(["Nothing was written, because of:", ...placesOf(faults)].join("\n"));
  }
  await write(root, change, file);
  const page = folders[kind].pagePath;
  return {
    file,
    address: page && { from: page(from), to: page(to) },
    changed: [...change.keys()].filter((name) => name !== file && name !== oldFile),
  };
}

/** Writes the new file first, so that nothing is lost where the disk is full, and takes files away last. */
async function write(
  root: string,
  change: ReadonlyMap<string, string | null>,
  newFile: string,
): Promise<void> {
  await writeNew(root, newFile, change.get(newFile) ?? "");
  for (const [file, text] of change) {
    if (text !== null && file !== newFile) await writeFile(join(root, file), text);
  }
  for (const [file, text] of change) if (text === null) await rm(join(root, file));
}

/** The text of a record in which every name of the renamed one is the new name. */
function changedNames(
  text: string,
  record: SiteRecord,
  schema: Schema,
  renaming: Renaming,
): string {
  let changed = text;
  walk(record.value, schema, (value, field, path) => {
    // Old addresses stay what they were: they lead on from there.
    if (typeof value !== "string" || path[0] === "formerly") return;
    const renamed = newName(value, field, renaming);
    if (renamed !== value) changed = applyEdits(changed, modify(changed, [...path], renamed, {}));
  });
  return changed;
}

function newName(text: string, { reference, format }: Schema, renaming: Renaming): string {
  const { kind, from, to } = renaming;
  if (reference === kind) return text === from ? to : text;
  const page = folders[kind].pagePath;
  if (page && (reference === "page" || format === "target")) {
    const [path, ...place] = text.split("#");
    return path === page(from) ? [page(to), ...place].join("#") : text;
  }
  const linked = page ? text.replace(linkTo(page(from)), `](${page(to)}$1)`) : text;
  return kind === "town" ? linked.replaceAll(`{towns.${from}.`, `{towns.${to}.`) : linked;
}

/** Finds the links of a rich text to an address, with the place on the page that may stand behind it. */
function linkTo(path: string): RegExp {
  return new RegExp(String.raw`\]\(${path}((?:#[^()\s]*)?)\)`, "g");
}

/** The renamed record's own text with its new slug and the address that it had until now. */
function moved(text: string, schema: Schema, { kind, from, to }: Renaming): string {
  const before: JsonObject = JSON.parse(text);
  const page = folders[kind].pagePath;
  const after = { ...before, slug: to };
  if (!page) return patchJson(text, before, after);
  const formerly = [...without(before, page(to)), page(from)];
  return patchJson(text, before, inOrder(withFormerly(after, formerly), schema));
}

function withFormerly(record: JsonObject, formerly: Json[]): JsonObject {
  return { ...record, formerly };
}

function without(record: JsonObject, address: string): string[] {
  return stringsAt(record, "formerly").filter((old) => old !== address);
}

/** The fields of a record in the schema's order, so that a new one stands where it belongs. */
function inOrder(record: JsonObject, { properties = {} }: Schema): JsonObject {
  const names = Object.keys(properties);
  const place = ([name]: [string, Json]) => names.indexOf(name);
  return Object.fromEntries(Object.entries(record).sort((a, b) => place(a) - place(b)));
}
