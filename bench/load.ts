import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { builtRules } from "../__tests__/support/host-rules";
import { installedProgram } from "../__tests__/support/host-process";
import { startNginx } from "../__tests__/support/nginx-host";
import { filesBelow } from "../src/hosting/files";
import { builtPages, notFoundPage } from "./built-pages";
import { machine } from "./machine";
import { memoryOf, processesBelow } from "./processes";
import { writeReport } from "./report";

/**
 * `npm run bench:load`: nginx serves the built site, with the configuration that the build writes, to
 * many visitors at once. Fails where an answer fails or the server's memory grows while the load
 * stays the same. Writes bench/results/load.md.
 */

const seconds = 30;
const connections = 512;

/** Kilobytes of memory that a process and all below it hold. */
function kilobytesOf(id: number): number {
  return processesBelow(id).reduce((sum, pid) => sum + memoryOf(pid, "VmRSS"), 0) / 1024;
}

/** A script for wrk that asks for all pages and files in turn, as browsers that take Brotli do. */
async function loadScript(folder: string): Promise<string> {
  const pages = await builtPages(process.cwd());
  const files = await filesBelow(join(process.cwd(), "public"));
  const addresses = [
    ...pages.filter((page) => page !== notFoundPage),
    ...files.filter((file) => /\.(js|avif|woff2)$/.test(file)).map((file) => `/${file}`),
  ];
  const script = join(folder, "load.lua");
  writeFileSync(
    script,
    `local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(", ")} }
local at = 0
request = function()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at], { ["Accept-Encoding"] = "gzip, br", ["Host"] = "localhost" })
end
`,
  );
  return script;
}

async function main(): Promise<void> {
  const measuredOn = machine();
  const wrk = installedProgram("wrk", "On Debian: apt-get install wrk");
  const host = await startNginx(builtRules, { processes: cpus().length });
  const id = host.process.pid ?? 0;
  const parameters = ["-t2", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const folder = mkdtempSync(join(tmpdir(), "load-"));
  const load = spawn(wrk, [...parameters, "-s", await loadScript(folder), host.origin]);
  let report = "";
  load.stdout.on("data", (text: Buffer) => (report += text.toString()));
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(kilobytesOf(id)), 1000);
  await once(load, "exit");
  clearInterval(sampling);
  rmSync(folder, { recursive: true });
  await host.stop();

  const figure = (pattern: RegExp) => pattern.exec(report)?.[1] ?? "";
  const warm = memory[5] ?? 0; // All connections are open, and each buffer has been in use.
  const last = memory.at(-1) ?? 0;
  const failures = /Socket errors:.*|Non-2xx.*/.exec(report)?.[0];
  const rows = [
    ["requests in a second", figure(/Requests\/sec:\s+([\d.]+)/)],
    ["transferred in a second", figure(/Transfer\/sec:\s+(\S+)/)],
    ["half of the answers within", figure(/50%\s+(\S+)/)],
    ["99 % of the answers within", figure(/99%\s+(\S+)/)],
    ["failures", failures ?? "none"],
    ["memory of nginx after 5 s", `${warm} kB`],
    ["memory of nginx at the end", `${last} kB`],
  ];
  await writeReport("load", {
    title: "Load",
    notes: [
      measuredOn,
      `nginx with the built site and its generated configuration, asked by wrk over loopback on the same machine: ${connections} connections for ${seconds} s, all pages, scripts, fonts and AVIF pictures in turn, compressed by Brotli.`,
    ],
    tables: [{ title: "nginx", columns: ["figure", "value"], rows }],
  });
  console.log(rows.map((row) => row.join(": ")).join("\n"));
  if (failures) throw new Error(`Answers failed: ${failures}`);
  if (last > warm * 1.1) throw new Error(`nginx grew from ${warm} kB to ${last} kB.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
