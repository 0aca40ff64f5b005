import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { request } from "./request";

/** A server of the site, running on this machine. */
export interface RunningHost {
  /** Its address without a slash at the end. */
  readonly origin: string;
  /** The process that was started. */
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * The path of a server's program.
 * @param name the program, such as nginx
 * @param install how to install it
 * @throws Error where it is not installed, saying how to install it.
 */
export function installedProgram(name: string, install: string): string {
  const found = spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();
  const places = [found, `/usr/sbin/${name}`, `/usr/local/bin/${name}`];
  const program = places.find((place) => place !== "" && existsSync(place));
  if (program) return program;
  throw new Error(
    `${name} is not installed, and the site is to be served or measured with it here. ${install}`,
  );
}

interface HostOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it is started, if not in this repository: some write there. */
  readonly cwd?: string;
  /** A folder made for the server, removed when it stops. */
  readonly folder: string;
}

/**
 * Starts a server and waits until it answers.
 * @throws Error with what the server printed, where it ends or does not answer within two and a half minutes.
 */
export async function startHost(
  program: string,
  parameters: readonly string[],
  origin: string,
  { environment, cwd, folder }: HostOptions,
): Promise<RunningHost> {
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // Its own group, so that what it starts ends with it.
  });
  let printed = "";
  const note = (text: Buffer) => (printed += text.toString());
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, "SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const patience = Date.now() + 150_000;
  while (Date.now() < patience && isRunning()) {
    if (await answers(origin)) return { origin, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} does not serve the site:\n${printed}`);
}

async function answers(origin: string): Promise<boolean> {
  return request(origin, "/").then(
    () => true,
    () => false,
  );
}
