import { resolve } from "node:path";
import { formatFaults } from "./fault";
import { launchFaults } from "./launch";
import { readRecords } from "./read-records";
import { siteUrl } from "./site-url";
import { validateSite } from "./validate";

/**
 * `npm run check:launch`: says what has to be done before the site may go public. The site's folder
 * may be named; it is the current one else.
 */
async function checkLaunch(root: string): Promise<void> {
  const { faults } = await validateSite(root);
  const open = faults.length > 0 ? faults : launchFaults(await readRecords(root), siteUrl(root));
  if (open.length > 0) {
    console.error(formatFaults(open));
    console.error(
      "\nNot ready for launch. Mend what is listed, then run npm run check:launch again.",
    );
    process.exitCode = 1;
  } else console.log("Ready for launch: no sample value is left, and every claim is reviewed.");
}

void checkLaunch(resolve(process.argv[2] ?? "."));
