import { isObject, type Json, type JsonObject, type JsonPath } from "./json";
import { branchOf, type Schema } from "./schemas";

/** Sees one value of a record together with the schema that describes it. */
type Visitor = (value: Json, schema: Schema, path: JsonPath) => void;

/** Visits a value and all values inside it, outermost first. Values that no schema describes are passed over. */
export function walk(value: Json, schema: Schema, visit: Visitor, path: JsonPath = []): void {
  visit(value, schema, path);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items) value.forEach((item, place) => walk(item, items, visit, [...path, place]));
  } else if (isObject(value)) {
    const properties = propertiesOf(value, schema);
    for (const [name, field] of Object.entries(value)) {
      const fieldSchema = properties[name];
      if (fieldSchema) walk(field, fieldSchema, visit, [...path, name]);
    }
  }
}

/** Makes the finished form of one string of a record. */
type StringTransform = (text: string, schema: Schema, path: JsonPath) => string | null;
/** Supplies a field that a record leaves out; undefined where it stays out. */
type MissingField = (schema: Schema) => Json | undefined;

/**
 * Returns a copy of a valid record in which each string is what `transform` makes of it and each
 * field left out is what `missing` supplies. Fields that GraphQL has no name for (`$schema`) are dropped.
 */
export function transformRecord(
  value: JsonObject,
  schema: Schema,
  transform: StringTransform,
  missing: MissingField,
): JsonObject {
  const copyObject = (object: JsonObject, described: Schema, path: JsonPath): JsonObject => {
    const copied: JsonObject = {};
    for (const [name, field] of Object.entries(propertiesOf(object, described))) {
      if (name.startsWith("$")) continue;
      const own = object[name];
      const result = own === undefined ? missing(field) : copy(own, field, [...path, name]);
      if (result !== undefined) copied[name] = result;
    }
    return copied;
  };
  const copy = (item: Json, described: Schema, path: JsonPath): Json => {
    if (typeof item === "string") return transform(item, described, path);
    if (isObject(item)) return copyObject(item, described, path);
    if (!Array.isArray(item)) return item;
    const { items } = described;
    return items ? item.map((entry, place) => copy(entry, items, [...path, place])) : item;
  };
  return copyObject(value, schema, []);
}

function propertiesOf(value: JsonObject, schema: Schema): Readonly<Record<string, Schema>> {
  return (schema.oneOf ? branchOf(schema, value) : schema)?.properties ?? {};
}
