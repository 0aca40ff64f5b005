import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caddyfile } from "../../src/hosting/caddy";
import { freePort } from "../support/free-port";
import { hostContract } from "../support/host-contract";
import { installedProgram, startHost } from "../support/host-process";
import { rulesWithRedirect } from "../support/host-rules";

/** Serves the built site by Caddy, with the Caddyfile that the build writes. */
async function startCaddy() {
  const caddy = installedProgram("caddy", "On Debian: apt-get install caddy");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${caddyfile(rulesWithRedirect)}`);
  const environment = {
    SITE_ADDRESS: origin,
    SITE_ROOT: join(process.cwd(), "public"),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const parameters = ["run", "--adapter", "caddyfile", "--config", file];
  return startHost(caddy, parameters, origin, { environment, folder });
}

hostContract(startCaddy, { ours: true, ranges: true });
