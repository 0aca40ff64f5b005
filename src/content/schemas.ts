import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byKind, type KindName } from "./kinds";
import type { Json, JsonObject } from "./json";

/**
 * A JSON Schema (draft 7) with the keywords of our own that the records need:
 * `reference` (the string names another record), `defaultFrom` (a field left out is taken from that
 * place), `unit` (what a number counts) and `placeholders` (braces that are filled at render, in
 * labels).
 */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly reference?: "page" | "picture" | "priceTable" | "service" | "town";
  readonly defaultFrom?: string;
  readonly unit?: "USD";
  readonly placeholders?: readonly string[];
}

/** The schemas of a site. */
export interface SchemaSet {
  /** Each schema file as it stands, by its `$id`. */
  readonly files: ReadonlyMap<string, Schema>;
  /** Each kind's schema with every `$ref` replaced by what it points to. */
  readonly kinds: Readonly<Record<KindName, Schema>>;
}

/** The folder of the schemas below a site's root folder. */
export const schemaFolder = join("src", "content", "schemas");

/**
 * Reads the schemas of the site at `root`.
 * @throws Error where a schema is missing or a `$ref` leads nowhere.
 */
export function loadSchemas(root: string): SchemaSet {
  const folder = join(root, schemaFolder);
  const files = new Map<string, Schema>();
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".schema.json")) {
      const schema: Schema = JSON.parse(readFileSync(join(folder, name), "utf8"));
      files.set(name, schema);
    }
  }
  const kinds = byKind((kind) => {
    const file = `${kind}.schema.json`;
    return inline(schemaFile(files, file), file, files);
  });
  return { files, kinds };
}

function schemaFile(files: ReadonlyMap<string, Schema>, name: string): Schema {
  const schema = files.get(name);
  if (!schema) throw new Error(`${join(schemaFolder, name)} is missing.`);
  return schema;
}

function inline(schema: Schema, file: string, files: ReadonlyMap<string, Schema>): Schema {
  const { $ref, properties, items, oneOf, ...rest } = schema;
  const own: Schema = {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, inline(field, file, files)]),
      ),
    }),
    ...(items && { items: inline(items, file, files) }),
    ...(oneOf && { oneOf: oneOf.map((branch) => inline(branch, file, files)) }),
  };
  if (!$ref) return own;
  const [target = "", pointer = ""] = $ref.split("#");
  const targetFile = target || file;
  return { ...inline(atPointer(targetFile, pointer, files), targetFile, files), ...own };
}

function atPointer(file: string, pointer: string, files: ReadonlyMap<string, Schema>): Schema {
  const root = schemaFile(files, file);
  if (!pointer) return root;
  const [, section, name = ""] = pointer.split("/");
  const found = section === "definitions" ? root.definitions?.[name] : undefined;
  if (!found) throw new Error(`${join(schemaFolder, file)} has no ${pointer}.`);
  return found;
}

/** Picks the branch of a union that a value belongs to, by its discriminator; undefined where none fits. */
export function branchOf(schema: Schema, value: JsonObject): Schema | undefined {
  const field = schema.discriminator?.propertyName;
  if (!field || !schema.oneOf) return undefined;
  return schema.oneOf.find((branch) => branch.properties?.[field]?.const === value[field]);
}
