import type { Json } from "../content/json";
import type { Schema } from "../content/schemas";

/** A field of a Decap CMS form; https://decapcms.org/docs/widgets lists what each widget takes. */
export type FormField = Readonly<Record<string, unknown>> & { readonly name: string };

/** What pick lists offer. */
export interface PickLists {
  /** The addresses of all pages. */
  readonly pages: readonly string[];
  readonly priceTables: readonly string[];
}

/** Turns the fields of a schema's object into those of a form. */
export function formFields(schema: Schema, lists: PickLists): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, schema.required?.includes(name) ?? false, lists),
  );
}

function formField(name: string, schema: Schema, required: boolean, lists: PickLists): FormField {
  const common = {
    name,
    label: labelOf(name),
    hint: hintOf(schema),
    required: required && !isNullable(schema) && schema.type !== "boolean",
  };
  if (schema.const !== undefined) return { ...common, widget: "hidden", default: schema.const };
  if (schema.items) return { ...common, ...listField(name, schema, schema.items, lists) };
  if (schema.properties) return { ...common, ...objectField(schema, lists) };
  return { ...common, ...leafField(name, schema, lists), ...defaultOf(schema) };
}

/** Decap reads hints as Markdown; the brackets of an example are to be seen. */
function hintOf({ description }: Schema): string | undefined {
  return description?.replaceAll(/[[\]*_]/g, "\\$&");
}

function listField(name: string, schema: Schema, items: Schema, lists: PickLists) {
  const { minItems, maxItems } = schema;
  const list = {
    widget: "list",
    label_singular: singulars[name] ?? labelOf(singular(name)).toLowerCase(),
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    collapsed: true,
    minimize_collapsed: true,
  };
  if (items.enum) return { widget: "select", multiple: true, options: items.enum };
  if (items.reference === "page") {
    return { widget: "select", multiple: true, options: lists.pages, max: maxItems };
  }
  if (items.oneOf) {
    return {
      ...list,
      typeKey: items.discriminator?.propertyName,
      types: items.oneOf.map((branch) => sectionType(branch, lists)),
    };
  }
  if (items.properties) {
    const fields = formFields(items, lists);
    return { ...list, fields, summary: summaryOf(items) };
  }
  return { ...list, field: formField(singular(name), items, true, lists) };
}

/** One kind of section, as an entry of the list's menu. */
function sectionType(schema: Schema, lists: PickLists) {
  const type = String(schema.properties?.type?.const ?? "");
  return {
    name: type,
    label: labelOf(type),
    hint: hintOf(schema),
    widget: "object",
    summary: `${labelOf(type)}: {{fields.title}}`,
    fields: formFields(schema, lists).filter(({ name }) => name !== "type"),
  };
}

/** A group with more fields is closed until somebody opens it. */
const mostOpen = 8;

function objectField(schema: Schema, lists: PickLists) {
  if (schema.title === "Focus") return { widget: "focus", default: { x: 0.5, y: 0.5 } };
  const fields = formFields(schema, lists);
  return { widget: "object", collapsed: fields.length > mostOpen, fields };
}

/** The heading under which a collapsed entry of a list is found again. */
function summaryOf(schema: Schema): string {
  const names = ["title", "question", "label", "name", "id", "path"];
  const name = names.find((candidate) => schema.properties?.[candidate]);
  return name === undefined ? "" : `{{fields.${name}}}`;
}

const longestLine = 110;

function leafField(name: string, schema: Schema, lists: PickLists) {
  const { format, reference, minLength, maxLength, minimum, maximum } = schema;
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema.type === "boolean") return { widget: "boolean", default: schema.default ?? false };
  if (schema.type === "integer" || schema.type === "number") {
    return { widget: "figure", min: minimum, max: maximum, whole: schema.type === "integer" };
  }
  if (reference === "page") return { widget: "select", options: lists.pages };
  if (reference === "priceTable") return { widget: "select", options: lists.priceTables };
  if (reference) return relationTo(reference);
  if (format === "target") return { widget: "line", suggestions: "targets" };
  if (format === "icon") return { widget: "line", suggestions: "icons" };
  if (format === "picture-file") return { widget: "image", choose_url: false };
  if (name === "$schema") return { widget: "hidden" };
  const limits = { shortest: minLength, longest: maxLength };
  const isLong = format === "rich-text" || (maxLength ?? 0) > longestLine;
  return { widget: isLong ? "passage" : "line", ...limits };
}

function relationTo(kind: "town" | "service" | "picture") {
  const shown = kind === "picture" ? "slug" : "name";
  return {
    widget: "relation",
    collection: kind,
    value_field: "slug",
    search_fields: [shown],
    display_fields: [shown],
    options_length: 500,
  };
}

function defaultOf(schema: Schema): { default?: Json } {
  return schema.default === undefined ? {} : { default: schema.default };
}

/** Whether a field may be null: the form's empty field stands for it. */
function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes("null");
}

/** Names that their fields' own do not explain. */
const labels: Readonly<Record<string, string>> = {
  alt: "Description for people who cannot see it",
  card: "Card (how other pages show this one)",
  closing: "Closing call",
  faqList: "FAQ list",
  focus: "Point that stays in view",
  formerly: "Former addresses",
  hero: "Top of the page",
  id: "Name in links",
  order: "Place in lists",
  related: "Related pages",
  sample: "Came with the site",
  secondary: "Buttons beside the phone button",
  seo: "Search results",
  slug: "Last part of the address",
  to: "Leads to",
  updated: "Words last changed on",
};

/** What one entry of a list is called, where its field's name does not say. */
const singulars: Readonly<Record<string, string>> = {
  formerly: "former address",
  secondary: "button",
};

/** Writes a field's name for people: "lastUpdated" → "Last updated". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names a place as the form shows it: "questions[1].answer[0]" → "Questions 2 › Answer 1". */
export function placeInForm(field: string): string {
  return field
    .split(".")
    .map((step) => {
      const [name = "", ...places] = step.split(/[[\]]+/).filter(Boolean);
      return [labelOf(name), ...places.map((place) => Number(place) + 1)].join(" ");
    })
    .join(" › ");
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}
