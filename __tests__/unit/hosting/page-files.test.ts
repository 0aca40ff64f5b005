import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishPages, restoreBuiltPages } from "../../../src/hosting/page-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "page-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => join(root, "public", name);
const read = (name: string) => readFileSync(file(name), "utf8");
function write(name: string, text: string): void {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

let seconds = 0;

/** What Gatsby does: it writes pages in its own layout, each time at another moment. */
function build(...names: string[]): void {
  seconds += 1;
  for (const name of names) {
    write(name, `<p>${name}</p>`);
    utimesSync(file(name), seconds, seconds);
  }
}
const finish = (html: string) => `${html}<!-- finished -->`;
const publish = (...paths: string[]) => publishPages(root, paths, finish, "finisher");
const pages = ["/", "/404.html", "/faq", "/locations", "/locations/clifton"];
const builtNames = [
  "index.html",
  "404.html",
  "faq/index.html",
  "locations/index.html",
  "locations/clifton/index.html",
];
const publishedNames = [
  "index.html",
  "404.html",
  "faq.html",
  "locations.html",
  "locations/clifton.html",
];

test("pages are published under their addresses with .html", async () => {
  build(...builtNames);
  await publish(...pages);
  publishedNames.forEach((name, index) => {
    expect(read(name)).toBe(`<p>${builtNames[index]}</p><!-- finished -->`);
  });
  expect(existsSync(file("faq"))).toBe(false);
});

test("Gatsby finds its own files again in the next build", async () => {
  build(...builtNames);
  await publish(...pages);
  await restoreBuiltPages(root);
  for (const name of builtNames) expect(read(name)).toBe(`<p>${name}</p>`);
});

test("a page that Gatsby left alone is not written again, the home page neither", async () => {
  build(...builtNames);
  await publish(...pages);
  const files = publishedNames.map((name) => statSync(file(name)).ino);
  await restoreBuiltPages(root);
  build("locations/index.html");
  await publish(...pages);
  const after = publishedNames.map((name) => statSync(file(name)).ino);
  const written = publishedNames.filter((_, index) => files[index] !== after[index]);
  expect(written).toEqual(["locations.html"]);
});

test("a change of what finishes pages finishes all of them again", async () => {
  build(...builtNames);
  await publish(...pages);
  await restoreBuiltPages(root);
  await publishPages(root, pages, (html) => `${html}<!-- anew -->`, "another finisher");
  for (const name of publishedNames) expect(read(name)).toContain("<!-- anew -->");
});

test("the page of a removed record goes, even when the cache went as well", async () => {
  build(...builtNames);
  await publish(...pages);
  rmSync(join(root, ".cache"), { recursive: true });
  build("index.html");
  await publish("/");
  expect(existsSync(file("faq.html"))).toBe(false);
  expect(read("index.html")).toContain("finished");
});

test("a page on which the process died is published by the next build", async () => {
  build(...builtNames);
  const dies = (html: string) => {
    if (html.includes("clifton")) throw new Error("killed");
    return finish(html);
  };
  await expect(publishPages(root, pages, dies, "finisher")).rejects.toThrow("killed");
  await restoreBuiltPages(root);
  await publish(...pages);
  for (const name of publishedNames) expect(read(name)).toContain("finished");
});

test("on a full disk the page stays as it was, and the build fails", async () => {
  build(...builtNames);
  await publish(...pages);
  const before = read("faq.html");
  await restoreBuiltPages(root);
  build("faq/index.html");
  symlinkSync("/dev/full", file("faq.html.next")); // Every byte written there meets a full disk.
  await expect(publish(...pages)).rejects.toThrow("ENOSPC");
  expect(read("faq.html")).toBe(before);
});

test("a build killed while it publishes leaves whole pages, and the next one succeeds", async () => {
  const script = join(__dirname, "..", "..", "support", "publish-endlessly.ts");
  for (const moment of [5, 60, 170]) {
    const build = spawn(process.execPath, ["--import", "tsx", script, root], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(build.stdout, "data");
    await setTimeout(moment);
    build.kill("SIGKILL");
    await once(build, "exit");
    const published = readdirSync(file("")).filter((name) => /^page-\d+\.html$/.test(name));
    expect(published).toHaveLength(40);
    for (const name of published)
      expect(read(name)).toMatch(/^<html>(\d+) [^]*roof?[^]*\1<\/html>$/);
  }
});
