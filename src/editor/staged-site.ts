import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Fault } from "../content/fault";
import { schemaFolder } from "../content/schemas";
import { validateSite } from "../content/validate";

/** A change to the records: the new content of files by their names; null takes a file away. */
type Change = ReadonlyMap<string, string | Uint8Array | null>;

/**
 * Says which faults a change would bring into the site at `root`, without touching the site: the
 * change is tried on a copy. Faults that are there already do not count, so that one record can be
 * saved while another waits to be mended.
 * @param renamed files that have another name after the change, by the old one
 */
export async function faultsOf(
  root: string,
  change: Change,
  renamed: ReadonlyMap<string, string> = new Map(),
): Promise<Fault[]> {
  const copy = await mkdtemp(join(tmpdir(), "roofing-site-"));
  try {
    await cp(join(root, schemaFolder), join(copy, schemaFolder), { recursive: true });
    await linkFolder(join(root, "data"), join(copy, "data"));
    for (const [file, content] of change) {
      const path = join(copy, file);
      await rm(path, { force: true });
      if (content === null) continue;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    const { faults } = await validateSite(root);
    const known = new Set(
      faults.map((fault) => nameOf({ ...fault, file: renamed.get(fault.file) ?? fault.file })),
    );
    return (await validateSite(copy)).faults.filter((fault) => !known.has(nameOf(fault)));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** What tells a fault from others, wherever in its file it stands. */
function nameOf({ file, field, message }: Fault): string {
  return [file, field, message].join("\n");
}

/** Copies a folder by links to its files, which cost no time; another disk gets copies. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
