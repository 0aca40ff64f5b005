import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "./ask";
import { editorPackages } from "./editor-packages";
import { startEditor } from "./server";

/**
 * `npm run edit`: serves the editing page on this machine alone and opens it in the browser.
 * Flags: --site <folder>, --port <number>, --no-open.
 */
async function edit(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: "string", default: "." },
      port: { type: "string", default: "8010" },
      "no-open": { type: "boolean", default: false },
    },
  });
  const packages = await editorPackages();
  const address = await startEditor(resolve(values.site), Number(values.port), packages);
  console.log(`The editing page is at ${address} (Ctrl+C ends it).`);
  console.log("Run npm run develop in a second terminal to see each save on its page.");
  if (!values["no-open"] && process.stdout.isTTY) openBrowser(address);
}

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the browser; where that fails, the address in the terminal is enough. */
function openBrowser(address: string): void {
  const [program, ...before] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...before, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

edit(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
