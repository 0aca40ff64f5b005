import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../__tests__/support/free-port";
import { installedProgram, startHost, type RunningHost } from "../__tests__/support/host-process";

const root = join(__dirname, "..");

/** Starts the site's own server (`npm run serve`) for the build in public/. */
export async function serveSite(): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const tsx = join(root, "node_modules", ".bin", "tsx");
  return startHost(tsx, [join(root, "scripts", "serve.ts")], `http://localhost:${port}`, {
    environment: { PORT: String(port) },
    folder,
  });
}

const emptyPage = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>`;

/** Pages on this machine as visitors get them from hosts: over HTTPS, HTTP/2 and Brotli, or gzip alone. */
interface Host {
  /** The address of the built site, without a slash at the end. */
  readonly site: string;
  /** The address of a page that holds one word: the fastest that anything can be on this machine. */
  readonly empty: string;
  readonly close: () => Promise<void>;
}

/** How the configuration has Caddy send compressed twins. */
const bothCodings = "precompressed br gzip";

interface CaddyOptions {
  /** The name of a header that no page shall have. */
  readonly without?: string;
  /** Sends gzip alone, as a host that does not know the smaller Brotli. */
  readonly gzipAlone?: boolean;
}

/**
 * Has Caddy serve the build in public/, with the configuration that the build wrote for it, and an
 * empty page with the same headers. Its certificate is its own, which no browser trusts.
 * @throws Error where the build's configuration does not name the codings as expected.
 */
export async function serveByCaddy({ without, gzipAlone }: CaddyOptions = {}): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "bench-host-"));
  const site = `https://localhost:${await freePort()}`;
  const empty = `https://localhost:${await freePort()}`;
  const plain = `http://localhost:${await freePort()}`;
  const written = readFileSync(join(root, "deploy", "Caddyfile"), "utf8");
  if (!written.includes(bothCodings)) throw new Error(`deploy/Caddyfile has no "${bothCodings}".`);
  const configuration = written
    .replaceAll(bothCodings, gzipAlone ? "precompressed gzip" : bothCodings)
    .split("\n")
    .filter((line) => !without || !line.trim().startsWith(`${without} `))
    .join("\n");
  writeFileSync(join(folder, "index.html"), emptyPage);
  writeFileSync(
    join(folder, "Caddyfile"),
    `{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
${configuration}
${empty}, ${plain} {
	root * ${folder}
	import site-headers
	file_server
}
`,
  );
  const caddy = installedProgram("caddy", "On Debian: apt-get install caddy");
  const environment = {
    SITE_ADDRESS: site,
    SITE_ROOT: join(root, "public"),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const parameters = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const { stop } = await startHost(caddy, parameters, plain, { environment, folder });
  return { site, empty, close: stop };
}
