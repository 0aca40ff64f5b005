import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectsFile } from "../../src/hosting/host-files";
import { freePort } from "../support/free-port";
import { hostContract } from "../support/host-contract";
import { startHost } from "../support/host-process";
import { hostRuntimes } from "../support/host-runtimes";
import { rulesWithRedirect } from "../support/host-rules";

/** Serves the built site as Cloudflare Pages does. */
async function startCloudflare() {
  const folder = mkdtempSync(join(tmpdir(), "cloudflare-"));
  const site = join(folder, "site");
  cpSync(join(process.cwd(), "public"), site, { recursive: true });
  writeFileSync(join(site, "_redirects"), redirectsFile(rulesWithRedirect, [], false));
  const port = await freePort();
  const parameters = ["pages", "dev", site, "--compatibility-date", "2026-04-01"];
  parameters.push("--ip", "127.0.0.1", "--port", String(port), "--log-level", "error");
  const wrangler = join(hostRuntimes, "node_modules", ".bin", "wrangler");
  const environment = {
    CI: "1",
    HOME: folder,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
  return startHost(wrangler, parameters, `http://127.0.0.1:${port}`, {
    environment,
    cwd: folder,
    folder,
  });
}

hostContract(startCloudflare, { ours: false, ranges: false });
