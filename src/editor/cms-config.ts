import {
  folders,
  singleNames,
  singles,
  type FolderKindName,
  type KindName,
} from "../content/kinds";
import { iconNames } from "../content/icons";
import { stringAt } from "../content/json";
import { isReachable, pagePath, priceTables } from "../content/site-index";
import type { RecordSet } from "../content/records";
import type { SchemaSet } from "../content/schemas";
import { formFields, labelOf, type FormField, type PickLists } from "./form-fields";

/** The order of the collections in the menu: what is edited most stands first. */
const collections: Readonly<
  Record<FolderKindName, { label: string; one: string; grows: boolean }>
> = {
  town: { label: "Towns", one: "Town", grows: true },
  service: { label: "Services", one: "Service", grows: true },
  landing: { label: "Landing pages", one: "Landing page", grows: true },
  picture: { label: "Pictures", one: "Picture", grows: true },
  page: { label: "Other pages", one: "Page", grows: false },
  legal: { label: "Legal pages", one: "Legal page", grows: false },
};
const collectionOrder: readonly FolderKindName[] = [
  "town",
  "service",
  "landing",
  "picture",
  "page",
  "legal",
];

/** Where `npm run develop` shows the pages; each form links to its own there. */
const developAddress = "http://localhost:8000";

/**
 * Builds the configuration of Decap CMS from the schemas, a form for every kind of record, and the
 * lists of what text fields suggest.
 * @param api the address of the local server that reads and writes the files
 */
export function cmsConfig(schemas: SchemaSet, records: RecordSet, api: string) {
  const lists = pickLists(records);
  const config = {
    backend: { name: "proxy", proxy_url: api, branch: "main" },
    load_config_file: false,
    publish_mode: "simple",
    site_url: developAddress,
    media_folder: "data/pictures",
    public_folder: "",
    locale: "en",
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...collectionOrder.map((kind) => folderCollection(kind, schemas, lists)),
      siteCollection(schemas, lists),
    ],
  };
  const suggestions = { targets: ["call", "text", ...lists.pages], icons: iconNames() };
  return { config, suggestions };
}

function folderCollection(kind: FolderKindName, schemas: SchemaSet, lists: PickLists) {
  const { label, one, grows } = collections[kind];
  const name = kind === "town" || kind === "service" ? "name" : "slug";
  return {
    name: kind,
    label,
    label_singular: one,
    description: schemas.kinds[kind].description,
    folder: `data/${folders[kind].folder}`,
    slug: "{{fields.slug}}",
    identifier_field: "slug",
    summary: `{{${name}}}`,
    sortable_fields: [name],
    extension: "json",
    format: "json",
    create: grows,
    delete: grows,
    preview_path: previewPath(kind),
    ...(kind === "picture" && { media_folder: "", public_folder: "" }),
    fields: recordFields(kind, schemas, lists, "../../src/content/schemas"),
  };
}

/** Where a record is seen under `npm run develop`, as a template of Decap's. */
function previewPath(kind: FolderKindName): string {
  if (kind === "page") return "{{fields.path}}";
  return folders[kind].pagePath?.("{{slug}}").slice(1) ?? "";
}

function siteCollection(schemas: SchemaSet, lists: PickLists) {
  const order = ["business", "prices", "faq", ...singleNames] as const;
  return {
    name: "site",
    label: "Business, prices and words",
    format: "json",
    files: [...new Set(order)].map((kind) => ({
      name: kind,
      label: labelOf(kind),
      description: schemas.kinds[kind].description,
      file: `data/${singles[kind].file}`,
      fields: recordFields(kind, schemas, lists, "../src/content/schemas"),
    })),
  };
}

function recordFields(
  kind: KindName,
  schemas: SchemaSet,
  lists: PickLists,
  schemaFolder: string,
): FormField[] {
  return formFields(schemas.kinds[kind], lists).map((field) => {
    if (field.name === "$schema") {
      return { ...field, default: `${schemaFolder}/${kind}.schema.json` };
    }
    return field.name === "slug" && namedByFile.includes(kind) ? { ...field, ...fileName } : field;
  });
}

/** Kinds whose slug is no part of an address. */
const namedByFile: readonly KindName[] = ["picture", "page"];
const fileName = {
  label: "Name on the site",
  hint: "The name of the record's file: lower-case words and numbers joined by hyphens.",
};

function pickLists(records: RecordSet): PickLists {
  const pages = records.all.flatMap((record) => {
    const path = pagePath(record);
    return path !== undefined && isReachable({ path }) ? [path] : [];
  });
  return {
    pages: pages.sort(),
    priceTables: priceTables(records).map((table) => stringAt(table, "id") ?? ""),
  };
}
