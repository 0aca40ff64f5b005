import { headings, pictures, subjects } from "./contents";
import { sameAddress, uniqueHeads } from "./heads";
import { brokenLinks, mixedAddresses, orphans } from "./links";
import { readBuild, type AuditFault, type AuditRule } from "./site";

const rules: readonly AuditRule[] = [
  brokenLinks,
  mixedAddresses,
  orphans,
  uniqueHeads,
  sameAddress,
  pictures,
  headings,
  subjects,
];

/**
 * Audits the build in public/: all pages, all rules, in one run.
 * @param root the site's root folder
 * @returns the faults, by rule
 * @throws Error where there is no build.
 */
export async function auditBuild(root: string): Promise<AuditFault[]> {
  const site = await readBuild(root);
  if (site.pages.length === 0) throw new Error("public/ holds no pages: build the site first.");
  return rules.flatMap((rule) => [...rule(site)]);
}

/** Writes a fault as one line. */
export function auditLine({ place, message }: AuditFault): string {
  return `public/${place}: ${message}`;
}
