import { spawn } from "node:child_process";
import { memoryOf, processesBelow } from "./processes";

/** What running a program took. */
interface ProcessRun {
  /** Time on the clock, in seconds. */
  readonly seconds: number;
  /** Peak memory of the largest of its processes, in MB (10⁶ bytes); 0 where the system has no /proc. */
  readonly peakMegabytes: number;
  /** The same without files that are mapped into it, which the system takes back when it needs memory. */
  readonly peakAnonymousMegabytes: number;
}

/**
 * Runs a program to its end, measuring time and memory.
 * @param onSecond called each second while it runs, with the seconds so far
 * @throws Error with the program's output where it fails.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  cwd: string,
  onSecond?: (seconds: number) => void,
): Promise<ProcessRun> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  let peak = 0;
  let anonymous = 0;
  const sampling = setInterval(() => {
    const pids = processesBelow(child.pid ?? 0);
    peak = Math.max(peak, ...pids.map((pid) => memoryOf(pid, "VmHWM")));
    anonymous = Math.max(anonymous, ...pids.map((pid) => memoryOf(pid, "RssAnon")));
  }, 250);
  const seconds = setInterval(() => onSecond?.(Math.round(elapsed())), 1000);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (code !== 0) {
      const output = Buffer.concat(chunks).toString("utf8");
      throw new Error(`${[command, ...args].join(" ")} failed:\n${output}`);
    }
    return {
      seconds: elapsed(),
      peakMegabytes: peak / 1e6,
      peakAnonymousMegabytes: anonymous / 1e6,
    };
  } finally {
    clearInterval(sampling);
    clearInterval(seconds);
  }
}
