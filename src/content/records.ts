import type { JsonObject } from "./json";
import type { FolderKindName, KindName, SingleKindName } from "./kinds";

/** One record of data/. */
export interface SiteRecord {
  readonly kind: KindName;
  /** The record's slug; the kind's name for kinds that are one file. */
  readonly slug: string;
  /** Its file below the site's root, with forward slashes: data/towns/clifton.json. */
  readonly file: string;
  readonly value: JsonObject;
}

/** All records of a site, indexed once so that a look-up costs the same however many there are. */
export class RecordSet {
  private readonly bySlug = new Map<KindName, Map<string, SiteRecord>>();

  /** @param all the records; of two with one kind and slug, the first counts. */
  constructor(readonly all: readonly SiteRecord[]) {
    for (const record of all) {
      const records = this.bySlug.get(record.kind) ?? new Map<string, SiteRecord>();
      if (!records.has(record.slug)) records.set(record.slug, record);
      this.bySlug.set(record.kind, records);
    }
  }

  /** The record of a kind that is one file. */
  single(kind: SingleKindName): SiteRecord | undefined {
    return this.bySlug.get(kind)?.get(kind);
  }

  /** The record of a kind with this slug. */
  find(kind: FolderKindName, slug: string): SiteRecord | undefined {
    return this.bySlug.get(kind)?.get(slug);
  }

  /** All records of a kind, in the order in which lists show them: by `order`, then by name or slug. */
  ofKind(kind: FolderKindName): SiteRecord[] {
    return [...(this.bySlug.get(kind)?.values() ?? [])].sort(inListOrder);
  }
}

function inListOrder(a: SiteRecord, b: SiteRecord): number {
  const order = (record: SiteRecord) =>
    typeof record.value.order === "number" ? record.value.order : Infinity;
  const [first, second] = [order(a), order(b)];
  if (first !== second) return first - second;
  return a.slug < b.slug ? -1 : 1;
}
