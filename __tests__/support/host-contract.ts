import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentTypes } from "../../src/hosting/content-types";
import { filesBelow } from "../../src/hosting/files";
import { immutable, revalidate } from "../../src/hosting/rules";
import type { RunningHost } from "./host-process";
import { builtRules } from "./host-rules";
import { request } from "./request";

const publicFolder = join(process.cwd(), "public");
const fileOf = (name: string) => readFileSync(join(publicFolder, name));
const notFoundPage = fileOf("404.html").toString();

/** What a host does in its own way. */
interface HostTraits {
  /** Whether it sends the compressed twins and hides what visitors have no use for. */
  readonly ours: boolean;
  /** Whether it answers requests for a part of a file. */
  readonly ranges: boolean;
}

/**
 * The tests that each host of the site has to pass. The addresses and headers are those of src/hosting/rules.ts.
 * @param start starts the host, with the old address /questions-and-answers leading to /faq
 */
export function hostContract(
  start: () => Promise<Pick<RunningHost, "origin" | "stop">>,
  { ours, ranges }: HostTraits,
): void {
  let host: Pick<RunningHost, "origin" | "stop">;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  const get = (path: string, headers?: Record<string, string>) =>
    request(host.origin, path, { headers });

  test.each([
    ["/", "index.html"],
    ["/faq", "faq.html"],
    ["/locations", "locations.html"],
    ["/locations/clifton", "locations/clifton.html"],
    ["/faq?utm_source=mail", "faq.html"],
  ])("%s is answered itself", async (path, file) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(revalidate);
    expect(body.equals(fileOf(file))).toBe(true);
  });

  test.each([
    ["/faq/", "/faq"],
    ["/faq.html", "/faq"],
    ["/faq/?a=1&b=%2F", "/faq?a=1&b=%2F"],
    ["/faq.html?a=1", "/faq?a=1"],
    ["/locations/", "/locations"],
    ["/locations/clifton/", "/locations/clifton"],
    ["/index.html", "/"],
    ["/questions-and-answers", "/faq"],
    ["/questions-and-answers/", "/faq"],
    ["/questions-and-answers?a=1", "/faq?a=1"],
  ])("%s leads to %s for good, in one step", async (path, target) => {
    const { status, headers } = await get(path);
    expect([301, 308]).toContain(status);
    expect(headers.location?.replace(host.origin, "")).toBe(target);
  });

  test.each([
    "/FAQ",
    "/no-such-page",
    "/services/commercial-roofing",
    "/faq/more",
    "/no-such-file.png",
    "/static/no-such-file.js",
    "/page-data/no-such-page/page-data.json",
  ])("%s is answered by the 404 page, with status 404", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe(notFoundPage);
    expect(headers["content-security-policy"]).toBe(builtRules.headers["Content-Security-Policy"]);
  });

  test.each([
    "//faq",
    "//example.com/",
    "//example.com/..",
    "/faq//",
    "/%2f%2fexample.com/",
    "/%5cexample.com/",
    "/\\example.com/",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "/../package.json",
    "/static/../../package.json",
    "/static/..%5c..%5cpackage.json",
    "/faq%00",
    "/faq%0d%0aSet-Cookie:%20a=b",
    "/faq%0d%0aSet-Cookie:%20a=b/",
    "/%",
    "/%c0%ae%c0%ae/package.json",
  ])("%s never leaves the site", async (path) => {
    const { status, headers, body } = await get(path);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).not.toContain('"dependencies"');
    const { location } = headers;
    if (location !== undefined) {
      expect([301, 302, 307, 308]).toContain(status);
      expect(new URL(location, host.origin).origin).toBe(host.origin);
      expect(location.replace(host.origin, "")).toMatch(/^\/(?![/\\])/);
    }
    if (status === 200) expect(isPage(body)).toBe(true);
  });

  test("every answer carries the headers of the rules", async () => {
    const { headers } = await get("/faq", { "X-Forwarded-Proto": "https" });
    for (const [name, value] of Object.entries({
      ...builtRules.headers,
      ...builtRules.secureHeaders,
    })) {
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  });

  test("every kind of file has its content type", async () => {
    const files = await filesBelow(publicFolder, ["_gatsby"]);
    const types: unknown[] = [];
    const expected: unknown[] = [];
    for (const [extension, { type }] of contentTypes) {
      const file = files.find((name) => name.endsWith(`.${extension}`) && !hidden.test(name));
      if (file === undefined || extension === "html") continue;
      const { status, headers } = await get(`/${file}`);
      types.push([extension, status, mediaType(headers["content-type"])]);
      expected.push([extension, 200, mediaType(type)]);
    }
    expect(types).toEqual(expected);
  });

  test("sitemap.xml is XML", async () => {
    const { status, headers } = await get("/sitemap.xml");
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^application\/xml(;|$)/);
    expect(headers["cache-control"]).toBe(revalidate);
  });

  test("files with hashed names are kept for good, all others asked for again", async () => {
    const hashed = [...builtRules.hashedFiles, `/static/${await firstPicture()}`];
    const others = ["/page-data/app-data.json", "/page-data/faq/page-data.json", "/robots.txt"];
    const caching = async (path: string) => [path, (await get(path)).headers["cache-control"]];
    expect(await Promise.all(hashed.map(caching))).toEqual(hashed.map((path) => [path, immutable]));
    expect(await Promise.all(others.map(caching))).toEqual(
      others.map((path) => [path, revalidate]),
    );
  });

  test("an unchanged file is not sent again", async () => {
    const { headers } = await get("/faq");
    const { status, body } = await get("/faq", { "If-None-Match": headers.etag ?? "none" });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  test("HEAD is answered like GET, without the file", async () => {
    const { status, headers, body } = await request(host.origin, "/faq", { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(body).toHaveLength(0);
  });

  if (ranges) {
    test("a part of a file can be asked for", async () => {
      const picture = `static/${await firstPicture()}`;
      const file = fileOf(picture);
      const { status, headers, body } = await get(`/${picture}`, { Range: "bytes=10-19" });
      expect(status).toBe(206);
      expect(headers["content-range"]).toBe(`bytes 10-19/${file.length}`);
      expect(body.equals(file.subarray(10, 20))).toBe(true);
      const beyond = await get(`/${picture}`, { Range: `bytes=${file.length}-` });
      expect(beyond.status).toBe(416);
    });
  }

  if (ours) {
    test.each([
      ["br, gzip", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ])("to a browser that takes %s a page is sent as %s", async (accepted, encoding, unpack) => {
      const { status, headers, body } = await get("/faq", { "Accept-Encoding": accepted });
      expect(status).toBe(200);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers.vary).toBe("Accept-Encoding");
      expect(unpack(body).equals(fileOf("faq.html"))).toBe(true);
    });

    test("the 404 page is compressed too", async () => {
      const { status, headers, body } = await get("/FAQ", { "Accept-Encoding": "br" });
      expect(status).toBe(404);
      expect(headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(body).toString()).toBe(notFoundPage);
    });

    test.each([
      "/404",
      "/404.html",
      "/_headers",
      "/_redirects",
      "/faq.html.br",
      "/index.html.gz",
      "/chunk-map.json",
      "/webpack.stats.json",
      "/_gatsby/slices/_gatsby-scripts-1.html",
    ])("%s is no address", async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test("over plain HTTP nothing is said about HTTPS", async () => {
      const { headers } = await get("/faq");
      expect(headers["strict-transport-security"]).toBeUndefined();
    });

    test("nothing can be sent to the site", async () => {
      expect((await request(host.origin, "/faq", { method: "POST" })).status).toBe(405);
    });
  }
}

async function firstPicture(): Promise<string> {
  const files = await filesBelow(join(publicFolder, "static"));
  return files.find((file) => file.endsWith(".jpg")) ?? "";
}

const hidden = /^(_headers|_redirects|chunk-map\.json|webpack\.stats\.json)$/;

/** A type without its parameters; hosts may call JavaScript by its old name (RFC 9239, section 6). */
const mediaType = (type: string | undefined) =>
  type?.split(";")[0]?.replace("application/javascript", "text/javascript");

function isPage(body: Buffer): boolean {
  return body.toString().startsWith("<!DOCTYPE html>");
}
