import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { isObject, type Json, type JsonObject, type JsonPath } from "../content/json";

/** Writes JSON as `npm run format` leaves it. */
export async function formatJson(text: string): Promise<string> {
  const options = await resolveConfig("data/record.json");
  return format(text, { ...options, parser: "json" });
}

/**
 * Writes a new file into a site; one that is there already is never touched.
 * @param file below the site's root, with forward slashes
 * @throws Error where the file exists.
 */
export async function writeNew(
  root: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, content, { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      throw new Error(`${file} is there already. Nothing was written.`, { cause: error });
    }
    throw error;
  }
}

/** Returns a copy of a group of fields in which the place at a path holds a value. Groups on the way are made. */
export function withValue(group: JsonObject, path: JsonPath, value: Json): JsonObject {
  const [step, ...rest] = path;
  if (step === undefined) return group;
  const inner = group[step];
  const field = rest.length > 0 ? withValue(isObject(inner) ? inner : {}, rest, value) : value;
  return { ...group, [step]: field };
}
