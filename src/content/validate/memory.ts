import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fingerprint, replaceFile } from "../../hosting/files";

/** What a rule found, as text. */
interface Kept {
  /** A digest of all that it follows from besides the content. */
  readonly basis: string;
  /** By the digests of contents. */
  readonly found: Readonly<Record<string, string>>;
}

type KeptByRule = Readonly<Record<string, Kept>>;

/** What one rule found in records or pictures, by the digests of their contents. */
export interface Remembered {
  /** What was found in a content in the last check or in this one. */
  get(digest: string): string | undefined;
  set(digest: string, found: string): void;
}

/**
 * What rules found in single records and pictures, kept in .cache from one check to the next, so that
 * of a large site these rules look again only at what changed. It is forgotten where src/content or a
 * package changes.
 */
export class Memory {
  private readonly used = new Map<string, { basis: string; found: Map<string, string> }>();
  private hasNew = false;

  private constructor(
    private readonly file: string,
    private readonly rules: string,
    private readonly before: KeptByRule,
  ) {}

  /** What is remembered of the site at `root`; nothing where it was not checked before. */
  static async of(root: string): Promise<Memory> {
    const packages = await readFile(join(root, "package-lock.json"), "utf8").catch(() => "");
    const rules = await fingerprint(join(root, "src", "content"), packages);
    const file = join(root, ".cache", "checked.json");
    return new Memory(file, rules, await readKept(file));
  }

  /**
   * What a rule remembers.
   * @param besides all that its findings follow from besides the content and the code
   */
  for(rule: string, besides: string): Remembered {
    const basis = digestOf(this.rules + besides);
    const kept = this.before[rule];
    const before = new Map(kept?.basis === basis ? Object.entries(kept.found) : []);
    const found = new Map<string, string>();
    this.used.set(rule, { basis, found });
    return {
      get: (digest) => {
        const known = found.get(digest) ?? before.get(digest);
        if (known !== undefined) found.set(digest, known);
        return known;
      },
      set: (digest, text) => {
        found.set(digest, text);
        this.hasNew = true;
      },
    };
  }

  /** Keeps what was used in this check for the next one. */
  async keep(): Promise<void> {
    if (!this.hasNew) return;
    const kept = Object.fromEntries(
      Array.from(this.used, ([rule, { basis, found }]): [string, Kept] => [
        rule,
        { basis, found: Object.fromEntries(found) },
      ]),
    );
    await mkdir(dirname(this.file), { recursive: true })
      .then(() => replaceFile(this.file, JSON.stringify(kept)))
      .catch(() => undefined); // On a full disk, say: the next check takes longer, that is all.
  }
}

async function readKept(file: string): Promise<KeptByRule> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {}; // The first check, or a file that a crash of the machine cut off.
  }
}

/** A digest of a content, by which it is known again. */
export function digestOf(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("base64");
}
