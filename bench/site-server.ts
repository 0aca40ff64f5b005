import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";

/** A server on this machine that a benchmark loads pages from. */
export interface Server {
  /** Its address without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

const root = join(__dirname, "..");

/** Starts the site's own server (`npm run serve`) for the build in public/. */
export async function serveSite(port: number): Promise<Server> {
  const child = spawn(join(root, "node_modules", ".bin", "tsx"), ["scripts/serve.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: "inherit",
    detached: true, // so that the whole group can be ended: tsx starts a process of its own
  });
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return { origin, close: () => process.kill(-(child.pid ?? 0)) };
}

const emptyPage = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>`;

/** Serves a page that holds one word: the fastest that anything can be on this machine. */
export async function serveEmptyPage(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(emptyPage);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Waits until a server answers, at most 30 s. */
async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ok = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${origin}. Is there a build in public/?`);
}
