import { isObject, stringAt, valueAt, type JsonPath } from "../json";
import { nearest } from "../nearest";
import type { RecordSet, SiteRecord } from "../records";
import { isReachable, pagePath } from "../site-index";

/** An id on a page, and the place in a record that gives it. */
export interface Anchor {
  readonly id: string;
  readonly record: SiteRecord;
  readonly path: JsonPath;
}

/** The addresses that links may lead to. */
export class Addresses {
  private readonly pages = new Map<string, SiteRecord>();
  private readonly missing = new Set<string>();
  private readonly anchors = new Map<string, readonly Anchor[]>();
  private readonly near = new Map<string, string | undefined>();
  private readonly unreadable: ReadonlySet<SiteRecord>;

  constructor(
    private readonly records: RecordSet,
    unreadable: readonly SiteRecord[],
  ) {
    this.unreadable = new Set(unreadable);
    for (const record of [...records.all, ...unreadable]) {
      const path = pagePath(record) ?? this.supposedPath(record);
      if (path !== undefined && isReachable({ path })) this.pages.set(path, record);
    }
    const known = valueAt(records.single("navigation")?.value, "knownMissing");
    for (const entry of Array.isArray(known) ? known : []) {
      const path = stringAt(entry, "path");
      if (path !== undefined) this.missing.add(path);
    }
  }

  /** Whether a page stands at the address, or the address is known to have none. */
  has(path: string): boolean {
    return this.pages.has(path) || this.missing.has(path);
  }

  /** Whether a page stands at the address. */
  hasPage(path: string): boolean {
    return this.pages.has(path);
  }

  /** The address that was probably meant. */
  nearest(path: string): string | undefined {
    if (!this.near.has(path)) this.near.set(path, this.findNearest(path));
    return this.near.get(path);
  }

  /** Whether the page at the address has this anchor; any is taken for there where its record cannot be read. */
  hasAnchor(path: string, id: string): boolean {
    const record = this.pages.get(path);
    if (record && this.unreadable.has(record)) return true;
    return this.anchorsAt(path).some((anchor) => anchor.id === id);
  }

  /** The ids on the page at the address: of its sections, clauses and questions. */
  anchorsAt(path: string): readonly Anchor[] {
    const known = this.anchors.get(path);
    if (known) return known;
    const record = this.pages.get(path);
    const found = record ? this.anchorsOf(record) : [];
    this.anchors.set(path, found);
    return found;
  }

  /** The ids that a record gives to places on its page. */
  anchorsOf(record: SiteRecord): readonly Anchor[] {
    const faq = this.records.single("faq");
    const sections = idsIn(record, "sections");
    const showsFaq = sectionTypes(record).includes("faqList");
    return [
      ...sections,
      ...idsIn(record, "clauses"),
      ...(faq && showsFaq ? idsIn(faq, "questions") : []),
    ];
  }

  private supposedPath(record: SiteRecord): string | undefined {
    if (record.kind !== "page") return undefined;
    return record.slug === "home" ? "/" : `/${record.slug}`;
  }

  private findNearest(path: string): string | undefined {
    const plain = path
      .toLowerCase()
      .replace(/[?#].*$/, "")
      .replace(/(\/index)?(\.html?)?\/*$/, "")
      .replace(/^\/*/, "/");
    if (this.has(plain)) return plain;
    const last = plain.slice(plain.lastIndexOf("/"));
    const moved = [...this.pages.keys()].find((page) => page.endsWith(last) && last.length > 1);
    return moved ?? nearest(plain, this.pages.keys());
  }
}

function idsIn(record: SiteRecord, field: string): Anchor[] {
  const entries = record.value[field];
  return (Array.isArray(entries) ? entries : []).flatMap((entry, place) => {
    const id = stringAt(entry, "id");
    return id === undefined ? [] : [{ id, record, path: [field, place, "id"] }];
  });
}

function sectionTypes(record: SiteRecord): (string | undefined)[] {
  const { sections } = record.value;
  return (Array.isArray(sections) ? sections : [])
    .filter(isObject)
    .map((section) => stringAt(section, "type"));
}
