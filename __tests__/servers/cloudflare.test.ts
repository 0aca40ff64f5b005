import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectsFile } from "../../src/hosting/host-files";
import { freePort } from "../support/free-port";
import { hostContract } from "../support/host-contract";
import { startHost } from "../support/host-process";
import { rulesWithRedirect } from "../support/host-rules";

const runtimes = join(process.cwd(), "tools", "hosts");
const wrangler = join(runtimes, "node_modules", ".bin", "wrangler");

/** Cloudflare's own runtime is large, and therefore installed on the first run of this test alone. */
function install(): void {
  if (existsSync(wrangler)) return;
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", runtimes], {
    encoding: "utf8",
  });
  if (status === 0) return;
  throw new Error(
    `Cloudflare's local runtime is not installed, and this test runs the site on it. ` +
      `Install it with: npm ci --ignore-scripts --prefix tools/hosts\n${stderr}`,
  );
}

/** Serves the built site as Cloudflare Pages does. */
async function startCloudflare() {
  install();
  const folder = mkdtempSync(join(tmpdir(), "cloudflare-"));
  const site = join(folder, "site");
  cpSync(join(process.cwd(), "public"), site, { recursive: true });
  writeFileSync(join(site, "_redirects"), redirectsFile(rulesWithRedirect, [], false));
  const port = await freePort();
  const parameters = ["pages", "dev", site, "--compatibility-date", "2026-04-01"];
  parameters.push("--ip", "127.0.0.1", "--port", String(port), "--log-level", "error");
  return startHost(wrangler, parameters, `http://127.0.0.1:${port}`, {
    CI: "1",
    HOME: folder,
    WRANGLER_SEND_METRICS: "false",
  });
}

hostContract(startCloudflare, { ours: false, ranges: false });
