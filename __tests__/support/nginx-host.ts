import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxConfiguration } from "../../src/hosting/nginx";
import type { HostRules } from "../../src/hosting/rules";
import { freePort } from "./free-port";
import { installedProgram, startHost, type RunningHost } from "./host-process";

/**
 * Serves the built site by nginx, with the configuration that the build writes but for the port and
 * the folder.
 * @param processes worker processes; none has nginx serve from its first process alone
 * @param included what stands in the folder that uploads leave alone
 */
export async function startNginx(
  rules: HostRules,
  { processes, included }: { readonly processes?: number; readonly included?: string } = {},
): Promise<RunningHost> {
  const nginx = installedProgram("nginx", "On Debian: apt-get install nginx-light");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const site = nginxConfiguration(rules)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port} backlog=4096;`)
    .replace(/root [^;]+;/, `root ${join(process.cwd(), "public")};`);
  writeFileSync(join(folder, "site.conf"), site);
  if (included !== undefined) {
    const aside = join(folder, `${new URL(rules.siteUrl).hostname}.d`);
    mkdirSync(aside);
    writeFileSync(join(aside, "https.conf"), included);
  }
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder, processes));
  const parameters = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  return startHost(nginx, parameters, `http://127.0.0.1:${port}`, { folder });
}

function mainConfiguration(folder: string, processes?: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const superuser = process.getuid?.() === 0 && processes !== undefined;
  return `
daemon off;
${superuser ? "user root;" : ""}
${processes === undefined ? "master_process off;" : `worker_processes ${processes};`}
pid ${folder}/nginx.pid;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n    ")}
    include ${folder}/site.conf;
}
`;
}
