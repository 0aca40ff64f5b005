import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const debianChromium = "/usr/bin/chromium";

/** No browser of its own to download, no traffic but that of the tests. */
const flags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

interface ChromiumProgram {
  readonly executablePath: string;
  /** What this program needs to be started with. */
  readonly args: readonly string[];
}

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else Debian's, else the one that comes as an npm
 * package for Linux x64.
 */
export async function chromiumProgram(): Promise<ChromiumProgram> {
  const named = process.env.CHROMIUM_PATH;
  const installed = named ?? (existsSync(debianChromium) ? debianChromium : undefined);
  if (installed) return { executablePath: installed, args: [] };
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}

/** Starts a browser without a window. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await chromiumProgram();
  return chromium.launch({ executablePath, args: [...args, ...flags] });
}
