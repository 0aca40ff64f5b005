import { stringAt, valueAt, type JsonPath } from "../json";
import { stringForms } from "./formats";
import { nearest } from "../nearest";
import type { RecordSet, SiteRecord } from "../records";
import { redirects } from "../redirects";
import { isReachable, pagePath } from "../site-index";

/** Pages that the code asks for by their slug, with the address that each must have. */
export const fixedPaths: ReadonlyMap<string, string> = new Map([
  ["home", "/"],
  ["not-found", "/404.html"],
  ["locations", "/locations"],
]);

/** Whether a text is written as an address of this site. */
function isPath(text: string): boolean {
  return stringForms.path?.test(text) ?? false;
}

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
  private readonly moved = new Map<string, string>();
  private readonly anchors = new Map<string, readonly Anchor[]>();
  private readonly near = new Map<string, string | undefined>();
  private readonly unreadable: ReadonlySet<SiteRecord>;

  constructor(
    private readonly records: RecordSet,
    unreadable: readonly SiteRecord[],
  ) {
    this.unreadable = new Set(unreadable);
    for (const record of [...records.all, ...unreadable]) {
      for (const path of [pagePath(record), supposedPath(record)]) {
        if (path !== undefined && isPath(path) && isReachable({ path }))
          this.pages.set(path, record);
      }
    }
    for (const { from, to } of redirects(records)) this.moved.set(from, to);
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

  /** The record whose page stands at the address. */
  recordAt(path: string): SiteRecord | undefined {
    return this.pages.get(path);
  }

  /** The address that was probably meant. */
  nearest(path: string): string | undefined {
    if (!this.near.has(path)) this.near.set(path, this.findNearest(path));
    return this.near.get(path);
  }

  /** Whether the page at the address has this anchor; any is taken for there where its record cannot be read. */
  hasAnchor(path: string, id: string): boolean {
    const record = this.pages.get(path);
    if (record && this.hides(record)) return true;
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
    const questions = faq && showsFaq(record) ? idsIn(faq, "questions") : [];
    return [...idsIn(record, "sections"), ...idsIn(record, "clauses"), ...questions];
  }

  /** Whether ids of the page stand in a record that cannot be read. */
  private hides(record: SiteRecord): boolean {
    if (this.unreadable.has(record)) return true;
    return showsFaq(record) && [...this.unreadable].some(({ kind }) => kind === "faq");
  }

  private findNearest(path: string): string | undefined {
    const plain = path
      .toLowerCase()
      .replace(/[?#].*$/, "")
      .replace(/(\/index)?(\.html?)?\/*$/, "")
      .replace(/^\/*/, "/");
    if (this.has(plain)) return plain;
    const now = this.moved.get(plain);
    if (now !== undefined) return now;
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

function showsFaq({ value: { sections } }: SiteRecord): boolean {
  return (
    Array.isArray(sections) && sections.some((section) => stringAt(section, "type") === "faqList")
  );
}

/**
 * The address that a page's record should have where its own cannot be used: links to it are no
 * further faults.
 */
function supposedPath(record: SiteRecord): string | undefined {
  if (record.kind !== "page") return undefined;
  const written = pagePath(record);
  const fixed = fixedPaths.get(record.slug);
  if (written !== undefined && isPath(written) && fixed === undefined) return undefined;
  return fixed ?? `/${record.slug}`;
}
