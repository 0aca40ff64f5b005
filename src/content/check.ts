import { resolve } from "node:path";
import { count, formatFaults } from "./fault";
import { validateSite } from "./validate";

/** `npm run check`: checks the records without a build. The site's folder may be named; it is the current one else. */
async function check(root: string): Promise<void> {
  const { records, faults } = await validateSite(root);
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  } else console.log(`${count(records.all.length, "record")}, no faults.`);
}

void check(resolve(process.argv[2] ?? "."));
