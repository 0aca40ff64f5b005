import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keeps builds in one folder apart and makes unfinished ones known. While Gatsby works, the folder
 * holds a lock; from the moment it changes public/ until all is published, public/ holds a mark.
 */

/** What Gatsby was started for. */
type GatsbyCommand = "build" | "develop";

interface Lock {
  readonly process: number;
  readonly command: GatsbyCommand;
}

const lockFile = (root: string) => join(root, ".gatsby-lock");
const markFile = (root: string) => join(root, "public", ".unfinished");

/**
 * Claims the folder for this process until it ends. What a killed build left is removed, so that
 * Gatsby starts afresh: a half-written picture would count as done.
 * @throws Error where another process is at work in the folder.
 */
export async function claimFolder(root: string, command: GatsbyCommand): Promise<void> {
  const left = readLock(root);
  if (left && isRunning(left.process)) throw new Error(busyMessage(left));
  const killed = left?.command === "build" || readMark(root) === "build";
  if (killed) await rm(join(root, "public"), { recursive: true, force: true });
  if (left) await rm(lockFile(root), { force: true });
  await writeLock(root, { process: process.pid, command });
  process.once("exit", () => rmSync(lockFile(root), { force: true }));
}

async function writeLock(root: string, lock: Lock): Promise<void> {
  try {
    await writeFile(lockFile(root), JSON.stringify(lock), { flag: "wx" });
  } catch (error) {
    const other = readLock(root);
    throw other ? new Error(busyMessage(other), { cause: error }) : error;
  }
}

function busyMessage({ process: id, command }: Lock): string {
  return (
    `gatsby ${command} (process ${id}) is at work in this folder, and two at once would spoil each ` +
    `other's files. Wait until it ends, or stop it. If process ${id} is something else, delete the ` +
    `file .gatsby-lock.`
  );
}

function readLock(root: string): Lock | undefined {
  try {
    const { process: id, command }: Partial<Lock> = JSON.parse(
      readFileSync(lockFile(root), "utf8"),
    );
    if (typeof id !== "number") return undefined;
    return { process: id, command: command === "develop" ? "develop" : "build" };
  } catch {
    return undefined; // No lock, or one that was never written to its end.
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false; // The number of a process that a restarted machine forgot.
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readMark(root: string): string | undefined {
  return existsSync(markFile(root)) ? readFileSync(markFile(root), "utf8") : undefined;
}

/** Marks public/ as changing. */
export async function markUnfinished(root: string, command: GatsbyCommand): Promise<void> {
  await mkdir(join(root, "public"), { recursive: true });
  await writeFile(markFile(root), command);
}

/** Marks public/ as complete. */
export async function markFinished(root: string): Promise<void> {
  await rm(markFile(root), { force: true });
}

/** Why public/ must not be served or uploaded; undefined where it holds a finished build. */
export function unfinishedReason(root: string): string | undefined {
  if (!existsSync(join(root, "public", "index.html"))) return "There is no build in public/.";
  const mark = readMark(root);
  if (mark === undefined) return undefined;
  const lock = readLock(root);
  if (lock && isRunning(lock.process)) return `gatsby ${lock.command} is at work in public/.`;
  return mark === "develop"
    ? "public/ holds files of gatsby develop."
    : "The last build did not end: public/ holds old and new files.";
}
