import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unfinishedReason } from "../src/hosting/build-state";
import { publishedFiles } from "../src/hosting/page-files";
import { copySite } from "./copy-site";

/**
 * `npm run test:interrupted`: kills builds of a copy of the site at ten moments spread over their
 * time, and demands each time that public/ is either the last good build or marked as unfinished,
 * and that the next build succeeds with the same pages. Then it starts two builds at once, and one on
 * a full disk where it may mount one. Takes about a quarter of an hour; a number on the command line
 * asks for fewer moments or more.
 */

const moments = Number(process.argv[2] ?? 10);
const copy = mkdtempSync(join(tmpdir(), "interrupted-"));

function startBuild(folder: string): ChildProcess {
  const gatsby = join("node_modules", ".bin", "gatsby");
  return spawn(gatsby, ["build"], { cwd: folder, stdio: "ignore", detached: true });
}

async function build(folder: string): Promise<number> {
  const [code] = await once(startBuild(folder), "exit");
  return Number(code);
}

/** The published pages. */
async function pages(): Promise<string> {
  const folder = join(copy, "public");
  const files = await publishedFiles(folder);
  return files.map((file) => `${file}\n${readFileSync(join(folder, file), "utf8")}`).join("\n");
}

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Not so: ${what}.`);
  console.log(`  ${what}`);
}

/** @param alone whether only the build's first process is killed, not those that it started */
async function kill(after: number, alone: boolean, good: string): Promise<void> {
  const child = startBuild(copy);
  const ended = once(child, "exit");
  await new Promise((resolve) => setTimeout(resolve, after));
  if (child.pid !== undefined && child.exitCode === null) {
    process.kill(alone ? child.pid : -child.pid, "SIGKILL");
  }
  await ended;
  console.log(`Killed after ${(after / 1000).toFixed(1)} s:`);
  const reason = unfinishedReason(copy);
  if (reason) demand(true, `public/ is marked (${reason})`);
  else demand((await pages()) === good, "public/ is the last good build");
  demand((await build(copy)) === 0, "the next build succeeds");
  demand(unfinishedReason(copy) === undefined, "public/ is complete again");
  demand((await pages()) === good, "its pages are the same as before");
}

async function buildTwice(good: string): Promise<void> {
  console.log("Two builds at once:");
  const codes = await Promise.all([build(copy), build(copy)]);
  demand(codes.filter((code) => code === 0).length === 1, "one is refused, one succeeds");
  demand((await pages()) === good, "the pages are right");
}

/** Builds on a disk that has room for half of the site. Needs leave to mount one. */
async function buildOnFullDisk(): Promise<void> {
  console.log("A full disk:");
  rmSync(join(copy, "public"), { recursive: true, force: true });
  const folder = join(copy, "public");
  const made = spawnSync("mkdir", [folder]).status === 0;
  const mounted =
    made && spawnSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]).status === 0;
  if (!mounted) {
    console.log("  not tried: this user may not mount a small disk");
    return;
  }
  try {
    demand((await build(copy)) !== 0, "the build fails");
    demand(unfinishedReason(copy) !== undefined, "public/ does not count as complete");
  } finally {
    spawnSync("umount", [folder]);
  }
}

async function main(): Promise<void> {
  copySite(copy);
  console.log("The first build:");
  demand((await build(copy)) === 0, "it succeeds");
  const good = await pages();
  const started = Date.now();
  demand((await build(copy)) === 0, "a second one succeeds");
  const duration = Date.now() - started;
  demand((await pages()) === good, "with the same pages");
  for (let moment = 1; moment <= moments; moment++) {
    await kill((duration * moment) / (moments + 1), moment % 2 === 0, good);
  }
  await buildTwice(good);
  await buildOnFullDisk();
  console.log("All as it should be.");
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    if (existsSync(copy)) rmSync(copy, { recursive: true, force: true });
  });
