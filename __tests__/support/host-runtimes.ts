import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of hosts' own runtimes, large and therefore apart from the site's packages. */
export const hostRuntimes = join(process.cwd(), "tools", "hosts");

/**
 * Installs the runtimes on the first run of a test that needs them.
 * @throws Error where that fails, saying how to do it by hand.
 */
export function installHostRuntimes(): void {
  if (existsSync(join(hostRuntimes, "node_modules", ".package-lock.json"))) return;
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", hostRuntimes];
  const { status, stderr } = spawnSync("npm", command, { encoding: "utf8" });
  if (status === 0) return;
  throw new Error(
    `The hosts' runtimes are not installed, and this test runs the site on them. ` +
      `Install them with: npm ci --ignore-scripts --prefix tools/hosts\n${stderr}`,
  );
}
