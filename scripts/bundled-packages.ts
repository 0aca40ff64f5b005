import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run audit:bundle`: demands that no package with a known vulnerability is in what browsers get.
 * The source maps of the build in public/ say which packages those are; npm's registry says which
 * versions are vulnerable.
 */

/** The folders of all packages whose code is in the scripts of a build. */
function bundledPackages(root: string): string[] {
  const folder = join(root, "public");
  const maps = readdirSync(folder).filter((name) => name.endsWith(".js.map"));
  const folders = maps.flatMap((name) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return sources.map((source) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]);
  });
  const inSite = folders.map((path) => path?.slice(path.indexOf("node_modules/")));
  return [...new Set(inSite)].filter((path) => path !== undefined).sort();
}

interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly nodes: readonly string[] }>>;
}

function main(): void {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  const { message, vulnerabilities }: Audit = JSON.parse(stdout);
  if (!vulnerabilities) throw new Error(`The registry gave no answer: ${message ?? stdout}`);
  const vulnerable = new Set(Object.values(vulnerabilities).flatMap(({ nodes }) => nodes));
  const faults = bundledPackages(process.cwd()).filter((path) => vulnerable.has(path));
  if (faults.length > 0) throw new Error(`Vulnerable, and in the bundle: ${faults.join(", ")}`);
  console.log("No package in the bundle has a known vulnerability.");
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
