import type { Reporter } from "gatsby";
import { formatFaults } from "./fault";
import { validateSite } from "./validate";
import type { RecordSet } from "./records";

/**
 * Checks the records before anything is made of them. With faults a build ends here, all of them
 * listed; `develop` shows them and waits for the next save.
 * @returns the records, or null where `develop` has to wait
 */
export async function validRecords(root: string, reporter: Reporter): Promise<RecordSet | null> {
  const { records, faults } = await validateSite(root);
  if (faults.length === 0) return records;
  reporter.panicOnBuild(formatFaults(faults));
  return null;
}
