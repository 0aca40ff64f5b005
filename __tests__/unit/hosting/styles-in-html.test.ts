import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesHash } from "../../../src/hosting/styles-in-html";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "ui"));
  writeFileSync(join(folder, "ui", "action.module.css"), ".action { color: red }");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("pages are written anew after any change of a style sheet or font, and only then", async () => {
  const before = await stylesHash(folder);
  writeFileSync(join(folder, "ui", "action.tsx"), "export {}");
  expect(await stylesHash(folder)).toBe(before);
  writeFileSync(join(folder, "ui", "action.module.css"), ".action { color: blue }");
  const changed = await stylesHash(folder);
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, "text.woff2"), "another font");
  expect(await stylesHash(folder)).not.toBe(changed);
});
