import { resolve } from "node:path";
import { formatFaults } from "./fault";
import { launchFaults } from "./launch";
import { formatLaunchList } from "./launch-list";
import { readRecords } from "./read-records";
import { siteUrl } from "./site-url";
import { validateSite } from "./validate";

/**
 * `npm run check:launch`: says what has to be done before the site may go public. The site's folder
 * may be named; it is the current one else.
 */
async function checkLaunch(root: string): Promise<void> {
  const { faults } = await validateSite(root);
  const open = launchFaults(await readRecords(root), siteUrl(root));
  if (faults.length > 0) refuse(formatFaults(faults), "The records have faults. Mend them");
  else if (open.length > 0)
    refuse(formatLaunchList(open), "Not ready for launch. Mend what is listed");
  else console.log("Ready for launch: no sample value is left, and every claim is reviewed.");
}

/** Says what is to be done, and what to do then. */
function refuse(list: string, words: string): void {
  console.error(`${list}\n\n${words}, then run npm run check:launch again.`);
  process.exitCode = 1;
}

void checkLaunch(resolve(process.argv[2] ?? "."));
