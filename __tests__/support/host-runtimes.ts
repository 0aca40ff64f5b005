import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of hosts' own runtimes, large and therefore apart from the site's packages. */
export const hostRuntimes = join(process.cwd(), "tools", "hosts");

/**
 * Installs the runtimes before the first run of the tests of servers: once for all of them, as two
 * installations at one time would each remove what the other one wrote.
 * @throws Error where that fails, saying how to do it by hand.
 */
export default function installHostRuntimes(): void {
  if (existsSync(join(hostRuntimes, "node_modules", ".package-lock.json"))) return;
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", hostRuntimes];
  const { status, stderr } = spawnSync("npm", command, { encoding: "utf8" });
  if (status === 0) return;
  throw new Error(
    `The hosts' runtimes are not installed, and the tests of servers run the site on them. ` +
      `Install them with: npm ci --ignore-scripts --prefix tools/hosts\n${stderr}`,
  );
}
