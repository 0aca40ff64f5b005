import type { Fault } from "../fault";
import { fieldName, sortFaults } from "../fault";
import { readRecords } from "../read-records";
import type { RecordSet } from "../records";
import { loadSchemas, type Schema } from "../schemas";
import { placesIn } from "../text-place";
import { walk } from "../walk";
import { doorwayRule } from "./doorways";
import { formerlyRule } from "./formerly";
import { calculatorRule } from "./calculators";
import { iconRule } from "./icons";
import { idRule } from "./ids";
import { linkRule } from "./links";
import { pictureRule } from "./pictures";
import { priceRule } from "./prices";
import { referenceRule } from "./references";
import { schemaRule } from "./schema";
import { seoRule } from "./seo";
import { makeSite, type Finding, type Site, type SiteRule, type StringRule } from "./site";
import { slugRule } from "./slugs";
import { textRule } from "./text";
import { hasBraces, isProse, tokenRule } from "./tokens";

/** What checking a site's records brings. */
interface Validation {
  readonly records: RecordSet;
  /** All that has to be mended, in the order of files and lines; empty where the records are valid. */
  readonly faults: Fault[];
}

const stringRules: readonly StringRule[] = [textRule, tokenRule, linkRule, referenceRule, iconRule];
const siteRules: readonly SiteRule[] = [
  schemaRule,
  slugRule,
  formerlyRule,
  seoRule,
  idRule,
  priceRule,
  calculatorRule,
  pictureRule,
  doorwayRule,
  stringFindings,
];

/**
 * Reads and checks all records of the site at `root`, and lists every fault at once.
 * The work is in proportion to the number of records.
 * @throws Error where the data folder or a schema is missing.
 */
export async function validateSite(root: string): Promise<Validation> {
  const read = await readRecords(root);
  const { records, texts, faults } = read;
  const site = await makeSite(root, read, loadSchemas(root));
  const findings: Finding[] = [];
  for (const rule of siteRules) findings.push(...(await rule(site)));
  await site.memory.keep();
  return { records, faults: sortFaults([...faults, ...locate(findings, texts)]) };
}

/** Applies the rules for single strings, in one walk through each record. */
function stringFindings(site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const record of site.records.all) {
    walk(record.value, site.schemas.kinds[record.kind], (value, schema, path) => {
      if (typeof value !== "string") return;
      // A name or address with braces is the token rule's alone.
      const rules = hasBraces(value) && !isProse(schema) ? [tokenRule] : rulesFor(schema);
      const text = { value, schema, record, path };
      for (const { complaints } of rules) {
        for (const complaint of complaints(text, site)) {
          findings.push({ record, path: [...path], ...complaint });
        }
      }
    });
  }
  return findings;
}

const concerned = new WeakMap<Schema, readonly StringRule[]>();

/** The rules for the strings of a schema. */
function rulesFor(schema: Schema): readonly StringRule[] {
  const known = concerned.get(schema);
  if (known) return known;
  const rules = stringRules.filter(({ concerns }) => concerns(schema));
  concerned.set(schema, rules);
  return rules;
}

/** Adds line and column to findings. */
function locate(findings: readonly Finding[], texts: ReadonlyMap<string, string>): Fault[] {
  const places = new Map<string, ReturnType<typeof placesIn>>();
  return findings.map(({ record: { file }, path, ...complaint }) => {
    const text = texts.get(file);
    const placeIn = places.get(file) ?? (text === undefined ? undefined : placesIn(text));
    if (placeIn) places.set(file, placeIn);
    const field = path.length ? fieldName(path) : undefined;
    return { file, ...(path.length ? placeIn?.(path) : undefined), field, ...complaint };
  });
}
