import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the license of every installed package, and finds those that the site may not be built with.
 * `npm run licenses` prints them.
 */

/** Licenses that ask for no more than their text and the author's name. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Licenses that ask for changes of the package itself to be published: fine for tools, which we ship to no one. */
const forTools = ["LGPL-3.0-or-later", "MPL-2.0"];

/** Packages that state their license in a file alone, which was read. */
const read: Readonly<Record<string, string>> = { linkfs: "Unlicense", "valid-url": "MIT" };

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
}

interface InstalledPackage {
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

/** A package with a license that is not allowed. */
interface LicenseFault {
  readonly name: string;
  readonly license: string;
}

/** The packages whose license is not allowed, for all packages of the lock file. */
export function licenseFaults(root: string): LicenseFault[] {
  const lock: { packages: Record<string, LockedPackage> } = readJson(root, "package-lock.json");
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== "" && !link)
    .map(([path, { license }]) => ({
      name: path,
      license: license ?? installedLicense(root, path),
    }))
    .filter(({ license }) => !isAllowed(license));
}

/**
 * Whether a license expression is allowed: of alternatives one has to be, of joint terms all.
 * @param expression in SPDX's form, such as (MIT OR CC0-1.0)
 */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((name) => [...permissive, ...forTools].includes(name)),
    );
}

/** What an old package says in its own file, which npm does not copy into the lock file. */
function installedLicense(root: string, path: string): string {
  const { license, licenses }: InstalledPackage = readJson(root, path, "package.json");
  if (typeof license === "string") return license;
  const listed = licenses?.map(({ type }) => type).join(" OR ");
  return license?.type ?? listed ?? read[path.replace(/.*node_modules\//, "")] ?? "none";
}

function readJson(...path: string[]) {
  return JSON.parse(readFileSync(join(...path), "utf8"));
}

if (require.main === module) {
  const faults = licenseFaults(process.cwd());
  for (const { name, license } of faults) console.error(`${name}: ${license}`);
  console.log(
    faults.length === 0 ? "All licenses are allowed." : "These licenses are not allowed.",
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
