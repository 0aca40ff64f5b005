import type { JsonPath, Json } from "../json";
import type { ReadResult } from "../read-records";
import type { RecordSet, SiteRecord } from "../records";
import type { Schema, SchemaSet } from "../schemas";
import { factLookup, tokenLookup, type TokenLookup } from "../tokens";
import { Addresses } from "./addresses";
import { digestOf, Memory } from "./memory";

/** What the rules look at: the records of a site with what is looked up again and again. */
export interface Site {
  readonly root: string;
  readonly records: RecordSet;
  /** The text of each record's file, by its name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly schemas: SchemaSet;
  /** Records whose file is there but cannot be read: references to them are no further faults. */
  readonly unreadable: readonly SiteRecord[];
  readonly addresses: Addresses;
  readonly tokens: TokenLookup;
  readonly facts: ReturnType<typeof factLookup>;
  readonly memory: Memory;
}

/** A fault before its line and column are known. */
export interface Finding {
  readonly record: Pick<SiteRecord, "file">;
  readonly path: JsonPath;
  readonly message: string;
  readonly found: string;
  readonly allowed: string;
  readonly suggestion?: string | undefined;
}

/** What a rule says of one value; the place is added by who asked. */
export type Complaint = Omit<Finding, "record" | "path">;

/** A value of a record with its place. */
export interface Placed<Value extends Json> {
  readonly value: Value;
  readonly schema: Schema;
  readonly record: SiteRecord;
  readonly path: JsonPath;
}

/** A rule for single strings. */
export interface StringRule {
  /** Whether the rule is for the strings that a schema describes. */
  readonly concerns: (schema: Schema) => boolean;
  readonly complaints: (text: Placed<string>, site: Site) => Iterable<Complaint>;
}

/** A rule for whole records, or for what several of them have in common. */
export type SiteRule = (site: Site) => Iterable<Finding> | Promise<Iterable<Finding>>;

const digests = new WeakMap<SiteRecord, string>();

/** The digest, for `memory`, of all that a rule for single records looks at in one. */
export function recordDigest(record: SiteRecord, { texts }: Pick<Site, "texts">): string {
  const { kind, file } = record;
  const digest = digests.get(record) ?? digestOf(`${kind} ${texts.get(file) ?? ""}`);
  digests.set(record, digest);
  return digest;
}

/** Gathers what the rules look at. */
export async function makeSite(
  root: string,
  { records, texts, unreadable }: ReadResult,
  schemas: SchemaSet,
): Promise<Site> {
  const addresses = new Addresses(records, unreadable);
  return {
    root,
    records,
    texts,
    schemas,
    unreadable,
    addresses,
    tokens: tokenLookup(records, schemas),
    facts: factLookup(records, schemas),
    memory: await Memory.of(root),
  };
}
