import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type ClientHttp2Session } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { hostContract } from "../support/host-contract";
import { installedProgram, type RunningHost } from "../support/host-process";
import { rulesWithRedirect } from "../support/host-rules";
import { startNginx } from "../support/nginx-host";
import { request } from "../support/request";

hostContract(() => startNginx(rulesWithRedirect), { ours: true, ranges: true });

describe("nginx with what docs/hosting.md says of HTTPS", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-https-"));
  let host: RunningHost;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    const [, documented = ""] =
      /```nginx\n([\s\S]*?)```/.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
    const [certificate, key] = selfSigned(folder);
    const port = await freePort();
    host = await startNginx(rulesWithRedirect, {
      included: documented
        .replace("listen 443 ", `listen 127.0.0.1:${port} `)
        .replace(/listen \[::\].*/, "")
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`),
    });
    session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  });

  afterAll(async () => {
    session.close();
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  test("leads visitors there", async () => {
    const { status, headers } = await request(host.origin, "/faq?from=letter");
    expect(status).toBe(301);
    expect(headers.location).toBe("https://127.0.0.1/faq?from=letter");
  });

  test("answers over HTTP/2, and has browsers stay with HTTPS", async () => {
    const stream = session.request({ ":path": "/faq" });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.on("response", resolve).on("error", reject).resume();
    });
    expect(headers[":status"]).toBe(200);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});

/** Makes a certificate for this machine that nobody trusts, and its key. */
function selfSigned(folder: string): readonly [certificate: string, key: string] {
  const openssl = installedProgram("openssl", "On Debian: apt-get install openssl");
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const parameters = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
  const subject = ["-subj", "/CN=localhost", "-out", certificate, "-keyout", key];
  execFileSync(openssl, [...parameters, ...subject], { stdio: "ignore" });
  return [certificate, key];
}
