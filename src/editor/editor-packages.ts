import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What the editing page is made of. */
export interface EditorPackages {
  /** The folder of the page's script, decap-cms.js. */
  readonly scripts: string;
  readonly createApp: () => App;
  readonly registerLocalFs: (app: App, options: { readonly logLevel: string }) => Promise<void>;
  /** Express's reader of JSON bodies. */
  readonly readJson: Handler;
  /** Makes a handler that serves a folder. */
  readonly serveFolder: (folder: string) => Handler;
}

/** The parts of Express that the editor uses. */
export interface App {
  use(path: string, ...handlers: Handler[]): void;
  get(path: string, ...handlers: Handler[]): void;
  post(path: string, ...handlers: Handler[]): void;
  listen(port: number, host: string): import("node:http").Server;
}

/** Answers a request, or leaves it to the handler after it by calling `next`. */
export type Handler = (request: EditorRequest, response: EditorResponse, next: () => void) => void;

/** A request as handlers get it; `body` is JSON once `readJson` has read it. */
export interface EditorRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  body: import("../content/json").Json;
}

/** What a handler answers with: a status code, a content type, then JSON or text. */
export interface EditorResponse {
  status(code: number): EditorResponse;
  type(name: string): EditorResponse;
  json(value: unknown): void;
  send(text: string): void;
}

interface Express {
  (): App;
  json(options: { readonly limit: string }): Handler;
  static(folder: string): Handler;
}

const folder = join(__dirname, "..", "..", "tools", "editor");

/**
 * Finds the editor's own packages, which are no part of the site's; on first use, and whenever
 * their lockfile has changed, they are installed.
 * @throws Error where the installation fails.
 */
export async function editorPackages(): Promise<EditorPackages> {
  if (!(await isInstalled())) await install();
  const fromEditor = createRequire(join(folder, "package.json"));
  const fromServer = createRequire(fromEditor.resolve("decap-server/package.json"));
  const express: Express = fromServer("express");
  const { registerLocalFs }: Pick<EditorPackages, "registerLocalFs"> = fromServer(
    "decap-server/dist/middlewares.js",
  );
  return {
    scripts: join(dirname(fromEditor.resolve("decap-cms/package.json")), "dist"),
    createApp: express,
    registerLocalFs,
    readJson: express.json({ limit: "50mb" }),
    serveFolder: express.static,
  };
}

/** Whether the installed packages are those of the lockfile. npm notes what it installed. */
async function isInstalled(): Promise<boolean> {
  const versions = async (file: string) => {
    const lock: { packages?: Record<string, { version?: string }> } = JSON.parse(
      await readFile(join(folder, file), "utf8"),
    );
    return Object.entries(lock.packages ?? {})
      .filter(([name]) => name)
      .map(([name, { version }]) => `${name} ${version}`)
      .join("\n");
  };
  try {
    const [wanted, installed] = await Promise.all([
      versions("package-lock.json"),
      versions(join("node_modules", ".package-lock.json")),
    ]);
    return wanted === installed;
  } catch {
    return false; // Nothing is installed yet.
  }
}

async function install(): Promise<void> {
  console.log("Installing the editor's own packages, once; this takes about half a minute.");
  const npm = spawn("npm ci --ignore-scripts --no-audit --no-fund", {
    cwd: folder,
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise<number | null>((done, fail) => {
    npm.on("error", fail).on("close", done);
  });
  if (code !== 0) throw new Error(`The editor's packages could not be installed in ${folder}.`);
}
