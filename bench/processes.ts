import { readFileSync, readdirSync } from "node:fs";

/** What Linux tells of processes; elsewhere there are none. */

/** A process and all below it. */
export function processesBelow(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = Number(statusField(pid, "PPid"));
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/**
 * Memory of a process in bytes: what it holds now (VmRSS), the most that it has held (VmHWM), or what
 * no file backs now (RssAnon). 0 where it has ended.
 */
export function memoryOf(pid: number, field: "VmRSS" | "VmHWM" | "RssAnon"): number {
  return Number.parseInt(statusField(pid, field) || "0") * 1024;
}

function processIds(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return []; // Not Linux.
  }
}

/** A field of /proc/<pid>/status; empty where the process has ended meanwhile. */
function statusField(pid: number, name: string): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return new RegExp(`^${name}:\\s*(.*)$`, "m").exec(status)?.[1] ?? "";
  } catch {
    return "";
  }
}
