import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/hosting/compress";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const text = "slate and copper ".repeat(200);

test("text files get twins that hold the same", async () => {
  writeFileSync(file("faq.html"), text);
  await compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(file("faq.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(file("faq.html.gz"))).toString()).toBe(text);
});

test("pictures and files that fit one packet get none", async () => {
  writeFileSync(file("roof.jpg"), text);
  writeFileSync(file("small.html"), "<p>slate</p>");
  await compressFiles(folder);
  expect(existsSync(file("roof.jpg.br"))).toBe(false);
  expect(existsSync(file("small.html.gz"))).toBe(false);
});

test("twins of unchanged files are kept, those of changed files follow them", async () => {
  writeFileSync(file("a.html"), text);
  writeFileSync(file("b.html"), text);
  await compressFiles(folder);
  const before = statSync(file("a.html.br")).ino;
  writeFileSync(file("b.html"), `${text}!`);
  // Some file systems tell no two moments within a few milliseconds apart.
  const later = Date.now() / 1000 + 10;
  utimesSync(file("b.html"), later, later);
  await compressFiles(folder);
  expect(statSync(file("a.html.br")).ino).toBe(before);
  expect(brotliDecompressSync(readFileSync(file("b.html.br"))).toString()).toBe(`${text}!`);
});

test("twins of removed and of shrunken files go", async () => {
  writeFileSync(file("a.html"), text);
  writeFileSync(file("b.html"), text);
  await compressFiles(folder);
  rmSync(file("a.html"));
  writeFileSync(file("b.html"), "short");
  await compressFiles(folder);
  for (const name of ["a.html.br", "a.html.gz", "b.html.br", "b.html.gz"]) {
    expect(existsSync(file(name))).toBe(false);
  }
});
