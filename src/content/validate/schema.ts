import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { count, fieldName, oneOf, quote } from "../fault";
import { isObject, stringAt, valueAt, type Json, type JsonObject, type JsonPath } from "../json";
import { byKind, folderNames, folders, kindNames, type KindName } from "../kinds";
import { nearest } from "../nearest";
import type { SiteRecord } from "../records";
import { branchOf, type Schema, type SchemaSet } from "../schemas";
import { resolveTokens } from "../tokens";
import { stringForms } from "./formats";
import { jsonType, otherwiseTyped, typeForm, typeName } from "./json-types";
import { recordDigest, type Complaint, type Finding, type Site } from "./site";

/**
 * The rules that the schemas state: which fields a record has, of which type, how long, how many.
 * Lengths hold for what visitors see, so tokens are replaced before a record is measured.
 */
export function* schemaRule(site: Site): Generator<Finding> {
  const validators = validatorsOf(site.schemas);
  const valid = site.memory.for("schemas", textsWithFacts(site));
  for (const record of site.records.all) {
    const digest = recordDigest(record, site);
    if (valid.get(digest) !== undefined) continue;
    const kind = kindNamedBy(record.value);
    const findings =
      kind !== undefined && kind !== record.kind
        ? [wrongFolder(record, kind)]
        : [...schemaFindings(record, validators[record.kind], site)];
    if (findings.length === 0) valid.set(digest, "");
    yield* findings;
  }
}

/** The texts of all records that tokens can name: what these say decides how long other records' texts are. */
function textsWithFacts(site: Site): string {
  const { records } = site;
  const named = [records.single("business"), records.single("prices"), ...records.ofKind("town")];
  return named.map((record) => record && `${record.file} ${recordDigest(record, site)}`).join("\n");
}

/** Keywords of our own; the content code reads them, Ajv need not. */
const ownKeywords = ["reference", "defaultFrom", "unit", "placeholders"];

type Validators = Readonly<Record<KindName, ValidateFunction>>;

let lastCompiled: { readonly source: string; readonly validators: Validators } | undefined;

/** Compiles the schemas, or returns what the same schemas were compiled to before, as on each save under `develop`. */
function validatorsOf(schemas: SchemaSet): Validators {
  const source = JSON.stringify([...schemas.files.values()]);
  if (lastCompiled?.source !== source) lastCompiled = { source, validators: compile(schemas) };
  return lastCompiled.validators;
}

function compile({ files, kinds }: SchemaSet): Validators {
  const ajv = new Ajv({
    allErrors: true,
    code: { optimize: false },
    discriminator: true,
    verbose: true,
    allowUnionTypes: true,
    schemas: [...files.values()],
    keywords: ownKeywords,
    formats: Object.fromEntries(
      formatsOf(files).map((name) => [name, stringForms[name]?.test ?? true]),
    ),
  });
  const validator = (kind: KindName) =>
    ajv.getSchema(`${kind}.schema.json`) ?? ajv.compile(kinds[kind]);
  return byKind(validator);
}

/** The names of all formats that the schemas use. */
function formatsOf(files: SchemaSet["files"]): string[] {
  const names = [...files.values()].flatMap((schema) =>
    Array.from(JSON.stringify(schema).matchAll(/"format":"([\w-]+)"/g), (match) => match[1] ?? ""),
  );
  return [...new Set(names)];
}

/** The kind that a record's `$schema` names. */
function kindNamedBy(value: JsonObject): KindName | undefined {
  const name = stringAt(value, "$schema")?.split(/[\\/]/).at(-1);
  return kindNames.find((kind) => name === `${kind}.schema.json`);
}

function wrongFolder(record: SiteRecord, kind: KindName): Finding {
  const folder = folderNames.find((name) => name === kind);
  const moved = folder && `data/${folders[folder].folder}/${record.slug}.json`;
  return {
    record,
    path: ["$schema"],
    message: `The record says that it is a ${kind}, but it stands where each file is a ${record.kind}.`,
    found: quote(record.value.$schema),
    allowed: `the schema of a ${record.kind}, or the file where each ${kind} stands`,
    suggestion: moved && `the file moved to ${moved}`,
  };
}

function* schemaFindings(
  record: SiteRecord,
  validate: ValidateFunction,
  site: Site,
): Generator<Finding> {
  const schema = site.schemas.kinds[record.kind];
  const value = withoutTokens(record, site);
  if (validate(value)) return;
  /** Fields whose absence is explained by another fault: a mistyped name, a section without a type. */
  const explained = new Set<string>();
  for (const error of (validate.errors ?? []).toSorted(explainingFirst)) {
    const path = [...pathOf(error.instancePath, value), ...ownSteps(error)];
    const place = fieldName(path);
    if (error.keyword === "required" && explained.has(place)) continue;
    if (error.keyword === "discriminator") explained.add(place);
    const described = schemaAt(schema, value, path);
    const complaint = explain(error, described, valueAt(record.value, ...path));
    if (error.keyword === "additionalProperties" && complaint.suggestion) {
      explained.add(fieldName([...path.slice(0, -1), complaint.suggestion.slice(1, -1)]));
    }
    yield { record, path, ...complaint };
  }
}

/** Puts what may explain a missing field before the missing field. */
function explainingFirst(a: ErrorObject, b: ErrorObject): number {
  return Number(a.keyword === "required") - Number(b.keyword === "required");
}

/** The record as visitors see it. What holds no token is shared with the record, not copied. */
function withoutTokens(record: SiteRecord, site: Site): Json {
  const resolve = (item: Json): Json => {
    if (typeof item === "string") return resolveTokens(item, record, site.tokens);
    if (typeof item !== "object" || item === null) return item;
    let copy: Json[] | JsonObject | undefined;
    for (const [name, field] of Object.entries(item)) {
      const resolved = resolve(field);
      if (resolved === field) continue;
      copy ??= Array.isArray(item) ? [...item] : { ...item };
      Reflect.set(copy, name, resolved);
    }
    return copy ?? item;
  };
  return resolve(record.value);
}

/** Reads a JSON pointer; steps into lists become numbers. */
function pathOf(pointer: string, value: Json): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of pointer.split("/").slice(1)) {
    const step = part.replace(/~1/g, "/").replace(/~0/g, "~");
    path.push(Array.isArray(valueAt(value, ...path)) ? Number(step) : step);
  }
  return path;
}

/** The last steps to the value that an error is about, where it is inside the one that Ajv names. */
function ownSteps({ keyword, params }: ErrorObject): JsonPath {
  if (keyword === "required") return [String(params.missingProperty)];
  if (keyword === "additionalProperties") return [String(params.additionalProperty)];
  if (keyword === "discriminator") return [String(params.tag)];
  if (keyword === "uniqueItems") return [Math.max(Number(params.i), Number(params.j))];
  return [];
}

/** The schema that describes the value at a path of a record. */
function schemaAt(root: Schema, value: Json, path: JsonPath): Schema {
  let schema = root;
  let current: Json | undefined = value;
  for (const step of path) {
    const branch: Schema = isObject(current) ? (branchOf(schema, current) ?? schema) : schema;
    const next: Schema | undefined =
      typeof step === "number" ? branch.items : branch.properties?.[step];
    schema = next ?? {};
    current = valueAt(current, step);
  }
  return schema;
}

type Explain = (error: ErrorObject, schema: Schema, value: Json | undefined) => Complaint;

/** Turns an error of Ajv into words for an editor. */
const explain: Explain = (error, schema, value) => {
  const known = explanations[error.keyword];
  if (known) return known(error, schema, value);
  return {
    message: `The value breaks the schema's rule "${error.keyword}": ${error.message ?? ""}.`,
    found: quote(value),
    allowed: schema.description ?? "what the schema describes",
  };
};

const explanations: Readonly<Record<string, Explain>> = {
  required: ({ params }, { description }) => ({
    message: `The field "${String(params.missingProperty)}" is missing.`,
    found: "nothing",
    allowed: description ?? "a value",
  }),
  additionalProperties: ({ params, parentSchema }) => {
    const name = String(params.additionalProperty);
    const fields = fieldsOf(parentSchema).filter((field) => !field.startsWith("$"));
    const meant = nearest(name, fields);
    return {
      message: "There is no field of this name here.",
      found: quote(name),
      allowed: oneOf(fields, 40),
      suggestion: meant && `"${meant}"`,
    };
  },
  discriminator: ({ params, parentSchema }, _schema, value) => {
    const types = typesOf(parentSchema);
    const meant = typeof value === "string" ? nearest(value, types) : undefined;
    return {
      message: `The field "${String(params.tag)}" names no kind of section.`,
      found: quote(value),
      allowed: oneOf(types, 40),
      suggestion: meant && `"${meant}"`,
    };
  },
  type: ({ params }, { description }, value) => {
    const wanted: string[] = [params.type].flat().map(String);
    return {
      message: `This field holds ${oneOf(wanted.map(typeName))}, not ${typeName(jsonType(value))}.`,
      found: quote(value),
      allowed: `${oneOf(wanted.map(typeForm))}${description ? ` (${description})` : ""}`,
      suggestion: otherwiseTyped(wanted, value),
    };
  },
  enum: ({ params }, _schema, value) => unlisted([params.allowedValues].flat().map(String), value),
  const: ({ params }, _schema, value) => unlisted([String(params.allowedValue)], value),
  format: ({ params }, _schema, value) => {
    const form = stringForms[String(params.format)];
    const meant = typeof value === "string" ? form?.suggest?.(value) : undefined;
    return {
      message: "The value is not written in the form that this field needs.",
      found: quote(value),
      allowed: form?.allowed ?? String(params.format),
      suggestion: meant !== undefined && form?.test(meant) ? `"${meant}"` : undefined,
    };
  },
  minLength: (error, schema, value) => wrongLength("short", error, schema, value),
  maxLength: (error, schema, value) => wrongLength("long", error, schema, value),
  minimum: (error, schema, value) => outOfBounds("small", error, schema, value),
  maximum: (error, schema, value) => outOfBounds("large", error, schema, value),
  minItems: (error, schema, value) => wrongNumber("few", error, schema, value),
  maxItems: (error, schema, value) => wrongNumber("many", error, schema, value),
  uniqueItems: ({ params }, _schema, value) => ({
    message: "The same entry stands in the list twice.",
    found: `${quote(value)} as entries ${oneAndOther(params.i, params.j)}`,
    allowed: "each entry once: take one away",
  }),
};

function oneAndOther(...places: readonly unknown[]): string {
  return places
    .map(Number)
    .sort((a, b) => a - b)
    .map((place) => `[${place}]`)
    .join(" and ");
}

function unlisted(allowed: readonly string[], value: Json | undefined): Complaint {
  const meant = typeof value === "string" ? nearest(value, allowed) : undefined;
  return {
    message: "The value is none of those that this field may have.",
    found: quote(value),
    allowed: oneOf(allowed.map((name) => `"${name}"`)),
    suggestion: meant && `"${meant}"`,
  };
}

function wrongLength(
  how: string,
  { data }: ErrorObject,
  schema: Schema,
  value: Json | undefined,
): Complaint {
  const { minLength, maxLength } = limits(schema);
  const shown = [...String(data)].length;
  return {
    message: `The text is too ${how}${data === value ? "" : " once its tokens are replaced"}.`,
    found: `${count(shown, "character")}: ${quote(String(data)).replace(/ \(\d+ characters\)$/, "")}`,
    allowed: span(minLength, maxLength, "character"),
  };
}

function outOfBounds(
  how: string,
  _error: ErrorObject,
  schema: Schema,
  value: Json | undefined,
): Complaint {
  const { minimum, maximum } = limits(schema);
  return {
    message: `The number is too ${how}.`,
    found: quote(value),
    allowed: `${span(minimum, maximum)}${schema.description ? ` (${schema.description})` : ""}`,
  };
}

function wrongNumber(
  how: string,
  _error: ErrorObject,
  schema: Schema,
  value: Json | undefined,
): Complaint {
  const { minItems, maxItems } = limits(schema);
  return {
    message: `The list has too ${how} entries.`,
    found: Array.isArray(value) ? String(value.length) : quote(value),
    allowed: span(minItems, maxItems),
  };
}

function span(low: number | undefined, high: number | undefined, noun?: string): string {
  const unit = noun ? ` ${noun}s` : "";
  if (low === high) return `exactly ${low}${unit}`;
  if (low === undefined) return `at most ${high}${unit}`;
  return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
}

/** The bounds that a schema sets. They stand in the schemas for Ajv alone, so `Schema` does not list them. */
function limits(schema: object): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries(
    Object.entries(schema).filter(([, bound]) => typeof bound === "number"),
  );
}

function fieldsOf(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys(schema?.properties ?? {});
}

/** The values of `type` that a union of sections knows. */
function typesOf(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys(schema?.definitions ?? {}).filter(
    (name) => schema?.definitions[name]?.properties?.type,
  );
}
