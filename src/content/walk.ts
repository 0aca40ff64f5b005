import { isObject, type Json, type JsonObject, type JsonPath } from "./json";
import { branchOf, type Schema } from "./schemas";

/**
 * Sees one value of a record together with the schema that describes it. The path is the walk's own and
 * moves on with it: what is to be kept has to be copied.
 */
type Visitor = (value: Json, schema: Schema, path: JsonPath) => void;

/** Visits a value and all values inside it, outermost first. Values that no schema describes are passed over. */
export function walk(value: Json, schema: Schema, visit: Visitor): void {
  const path: (string | number)[] = [];
  const step = (to: string | number, inside: Json, described: Schema | undefined) => {
    if (!described) return;
    path.push(to);
    go(inside, described);
    path.pop();
  };
  const go = (current: Json, described: Schema) => {
    visit(current, described, path);
    if (Array.isArray(current)) {
      current.forEach((item, place) => step(place, item, described.items));
    } else if (isObject(current)) {
      const properties = propertiesOf(current, described);
      for (const name of Object.keys(current)) {
        const field = current[name];
        if (field !== undefined) step(name, field, properties[name]);
      }
    }
  };
  go(value, schema);
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
