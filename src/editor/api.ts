import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  isObject,
  stringAt,
  stringsAt,
  valueAt,
  type Json,
  type JsonObject,
} from "../content/json";
import { prepareDeletion, prepareSave, type SentFile } from "./saving";

/** One call of Decap CMS to its local server. */
interface Call extends JsonObject {
  action: string;
  params: JsonObject;
}

/**
 * Stands before decap-server: calls that write are checked, and what they write is brought into the
 * project's form; calls that name a file outside data/ are refused.
 * @returns the call that decap-server carries out
 * @throws Refusal where the project's rules refuse the save; Error where the call itself is wrong.
 */
export async function checkCall(root: string, body: Json): Promise<JsonObject> {
  const call = readCall(body);
  for (const path of pathsIn(call.params)) {
    if (!/^data(\/[\w.-]+)*$/.test(path) || path.includes("..")) {
      throw new Error(`${path} is not in data/.`);
    }
  }
  switch (call.action) {
    case "persistEntry":
      return { ...call, params: await checkedEntry(root, call.params) };
    case "persistMedia":
      return { ...call, params: await checkedMedia(root, call.params) };
    case "deleteFile":
      return deletion(call, await prepareDeletion(root, [stringAt(call.params, "path") ?? ""]));
    case "deleteFiles":
      return deletion(call, await prepareDeletion(root, stringsAt(call.params, "paths")));
    default:
      return call;
  }
}

function readCall(body: Json): Call {
  const action = stringAt(body, "action");
  const params = valueAt(body, "params");
  if (!isObject(body) || action === undefined) throw new Error("The call has no action.");
  return { ...body, action, params: isObject(params) ? params : {} };
}

/** Every file and folder that a call names. */
function pathsIn(value: Json, field = ""): string[] {
  if (typeof value === "string") return /path|folder/i.test(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, field));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, name));
}

async function checkedEntry(root: string, params: JsonObject): Promise<JsonObject> {
  const entries = objectsIn(params.dataFiles ?? (params.entry ? [params.entry] : []));
  const assets = objectsIn(params.assets);
  const files = await prepareSave(root, [
    ...entries.map((entry) => sentFile(entry, stringAt(entry, "raw") ?? "")),
    ...assets.map((asset) => sentFile(asset, bytesOf(asset))),
  ]);
  for (const [path, content] of files) if (content === null) await rm(join(root, path));
  return {
    ...params,
    dataFiles: entries.map((entry) => ({ ...entry, raw: String(files.get(pathOf(entry))) })),
    assets: assets.map((asset) => withBytes(asset, files.get(pathOf(asset)))),
  };
}

async function checkedMedia(root: string, params: JsonObject): Promise<JsonObject> {
  const [asset] = objectsIn([params.asset ?? null]);
  if (!asset) throw new Error("The call has no file.");
  const files = await prepareSave(root, [sentFile(asset, bytesOf(asset))]);
  return { ...params, asset: withBytes(asset, files.get(pathOf(asset))) };
}

function deletion(call: Call, paths: string[]): JsonObject {
  const params = Object.entries(call.params).filter(([name]) => name !== "path");
  return { ...call, action: "deleteFiles", params: { ...Object.fromEntries(params), paths } };
}

function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function pathOf(file: JsonObject): string {
  return stringAt(file, "path") ?? "";
}

function sentFile(file: JsonObject, content: string | Uint8Array): SentFile {
  return { path: pathOf(file), content };
}

function bytesOf(asset: JsonObject): Buffer {
  return Buffer.from(stringAt(asset, "content") ?? "", "base64");
}

function withBytes(asset: JsonObject, content: string | Uint8Array | null | undefined): JsonObject {
  return { ...asset, encoding: "base64", content: Buffer.from(content ?? "").toString("base64") };
}
