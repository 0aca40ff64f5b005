import { readFileSync } from "node:fs";
import { isAllowed, licenseFaults } from "../../scripts/licenses";

const manifest: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

test("direct dependencies are pinned to one version", () => {
  const loose = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

test("docs/dependencies.md says of each direct dependency why it is there, and of no other", () => {
  const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(
    /^\| `([^`]+)` +\| \S.* \|$/gm,
  );
  const explained = Array.from(rows, ([, name]) => name);
  expect(explained.sort()).toEqual(Object.keys(direct).sort());
});

test("all packages come from one registry, with a checksum", () => {
  const lock: { packages: Record<string, { resolved?: string; integrity?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const installed = Object.entries(lock.packages).filter(([path]) => path !== "");
  const faults = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(faults.map(([path]) => path)).toEqual([]);
});

test("every package has a license that the site may be built with", () => {
  expect(licenseFaults(process.cwd())).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["(GPL-3.0-only OR MIT)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-3.0-only", false],
  ["none", false],
])("%s is allowed: %p", (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
