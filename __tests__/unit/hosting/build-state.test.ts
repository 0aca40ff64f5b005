import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  claimFolder,
  markFinished,
  markUnfinished,
  unfinishedReason,
} from "../../../src/hosting/build-state";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-state-"));
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public", "index.html"), "<!DOCTYPE html>");
});
afterEach(() => rmSync(root, { recursive: true }));

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

const lock = (id: number, command: string) =>
  writeFileSync(join(root, ".gatsby-lock"), JSON.stringify({ process: id, command }));

const hasBuild = () => existsSync(join(root, "public", "index.html"));

test("a folder in which another process builds is refused, naming it", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });
  lock(other.pid ?? 0, "build");
  await expect(claimFolder(root, "build")).rejects.toThrow(
    `gatsby build (process ${other.pid}) is at work in this folder`,
  );
  await expect(claimFolder(root, "develop")).rejects.toThrow();
  expect(hasBuild()).toBe(true);
  other.kill("SIGKILL");
  await once(other, "exit");
});

test("after a build that ended by itself the next one keeps its files", async () => {
  await claimFolder(root, "build");
  expect(hasBuild()).toBe(true);
});

test("after a killed build the next one starts afresh", async () => {
  lock(await endedProcess(), "build");
  await claimFolder(root, "build");
  expect(hasBuild()).toBe(false);
});

test("after a build that failed halfway the next one starts afresh", async () => {
  await markUnfinished(root, "build");
  await claimFolder(root, "build");
  expect(hasBuild()).toBe(false);
});

test("a killed gatsby develop leaves nothing that a build would have to throw away", async () => {
  lock(await endedProcess(), "develop");
  await markUnfinished(root, "develop");
  await claimFolder(root, "build");
  expect(hasBuild()).toBe(true);
});

test("an unfinished build is not served", async () => {
  expect(unfinishedReason(root)).toBeUndefined();
  await markUnfinished(root, "build");
  expect(unfinishedReason(root)).toBe(
    "The last build did not end: public/ holds old and new files.",
  );
  await markUnfinished(root, "develop");
  expect(unfinishedReason(root)).toBe("public/ holds files of gatsby develop.");
  await markFinished(root);
  expect(unfinishedReason(root)).toBeUndefined();
});

test("a folder without a build is not served", () => {
  rmSync(join(root, "public"), { recursive: true });
  expect(unfinishedReason(root)).toBe("There is no build in public/.");
});
