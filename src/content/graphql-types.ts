import type { NodePluginSchema } from "gatsby";
import { iconBody } from "./icon-body";
import { isObject, stringAt, type Json } from "./json";
import { kindNames } from "./kinds";
import { branchOf, type Schema, type SchemaSet } from "./schemas";

type ObjectType = ReturnType<NodePluginSchema["buildObjectType"]>;
type UnionType = ReturnType<NodePluginSchema["buildUnionType"]>;

interface FieldConfig {
  readonly type: string;
  readonly extensions?: { readonly link: { readonly by: string } };
  readonly resolve?: (
    source: Json,
    args: object,
    context: object,
    info: { fieldName: string },
  ) => Json;
}

const iconType = `
  "An icon of the Lucide family."
  type Icon {
    name: String!
    "The shapes inside its <svg>, on 24 × 24 units."
    body: String!
  }
`;

/** A page of the site, as menus, cards, site maps and breadcrumbs know it (see site-index.ts). */
const pageEntryFields: Record<string, FieldConfig> = {
  path: { type: "String!" },
  kind: { type: "String!" },
  slug: { type: "String!" },
  icon: { type: "Icon!", resolve: resolveIcon },
  title: { type: "String!" },
  description: { type: "String!" },
  updated: { type: "String!" },
  changeFrequency: { type: "String!" },
  priority: { type: "Float!" },
  noindex: { type: "Boolean!" },
  town: { type: "String" },
  order: { type: "Int!" },
  share: { type: "SharePicture!" },
  trail: link("[PageEntry!]!", "path"),
};

/**
 * Builds the GraphQL types from the JSON Schemas: an object's `title` is its type's name, required
 * fields are non-null, references are links and icons their shapes. Nothing is inferred from data.
 * @throws Error where an object of a schema has no title.
 */
export function graphqlTypes(
  { kinds }: SchemaSet,
  { buildObjectType, buildUnionType }: NodePluginSchema,
): (string | ObjectType | UnionType)[] {
  const types = new Map<string, ObjectType | UnionType>();

  const nodeType = (name: string, fields: Record<string, FieldConfig>) =>
    buildObjectType({ name, fields, interfaces: ["Node"], extensions: { infer: false } });

  function objectType(schema: Schema, isNode: boolean): string {
    const name = titleOf(schema);
    if (types.has(name)) return name;
    const fields = Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field]) => !field.startsWith("$"))
        .map(([field, described]): [string, FieldConfig] => [
          field,
          fieldConfig(described, schema.required?.includes(field) ?? false),
        ]),
    );
    const type = isNode
      ? nodeType(name, { ...fields, ...(schema.properties?.card && pageFields(schema)) })
      : buildObjectType({ name, fields });
    types.set(name, type);
    return name;
  }

  function unionType(schema: Schema): string {
    const name = titleOf(schema);
    if (!types.has(name)) {
      const branches = (schema.oneOf ?? []).map((branch) => objectType(branch, false));
      const resolveType = (value: Json) =>
        isObject(value) ? branchOf(schema, value)?.title : undefined;
      types.set(name, buildUnionType({ name, types: branches, resolveType }));
    }
    return name;
  }

  function fieldConfig(schema: Schema, required: boolean): FieldConfig {
    const { items, reference } = schema;
    const always = required || schema.default !== undefined || schema.defaultFrom !== undefined;
    const nonNull = always && !isNullable(schema) ? "!" : "";
    if (schema.format === "icon") return { type: `Icon${nonNull}`, resolve: resolveIcon };
    if (schema.format === "picture-file") return link(`File${nonNull}`, "relativePath");
    if (reference === "priceTable") return { type: `PriceTable${nonNull}` };
    if (reference === "page") return link(`PageEntry${nonNull}`, "path");
    if (reference) return link(`${titleOf(kinds[reference])}${nonNull}`, "slug");
    if (!items) return { type: `${valueType(schema)}${nonNull}` };
    if (items.reference === "page") return link("[PageEntry!]!", "path");
    return { type: `[${valueType(items)}!]${nonNull}` };
  }

  function valueType(schema: Schema): string {
    if (schema.oneOf) return unionType(schema);
    if (schema.properties) return objectType(schema, false);
    if (schema.type === "integer") return "Int";
    if (schema.type === "number") return "Float";
    return schema.type === "boolean" ? "Boolean" : "String";
  }

  for (const kind of kindNames) objectType(kinds[kind], true);
  return [iconType, nodeType("PageEntry", pageEntryFields), ...types.values()];
}

/** Fields that every record with a page of its own has beside those of its schema. */
function pageFields(schema: Schema): Record<string, FieldConfig> {
  return {
    entry: link("PageEntry!", "path"),
    ...(schema.title === "Town" && { landings: link("[PageEntry!]!", "path") }),
  };
}

function link(type: string, by: string): FieldConfig {
  return { type, extensions: { link: { by } } };
}

/** Whether the field can be null although it is required: null is allowed, or its default can be. */
function isNullable({ type, defaultFrom }: Schema): boolean {
  return (
    (Array.isArray(type) && type.includes("null")) ||
    defaultFrom === "business.unlinkedButtonTarget"
  );
}

function titleOf({ title, description }: Schema): string {
  if (!title)
    throw new Error(`A schema's object has no title (${description ?? "no description"}).`);
  return title;
}

/** Gives the shapes of the icon whose name the record holds. */
function resolveIcon(
  source: Json,
  _args: object,
  _context: object,
  info: { fieldName: string },
): Json {
  const name = stringAt(source, info.fieldName);
  return name === undefined ? null : { name, body: iconBody(name) };
}
