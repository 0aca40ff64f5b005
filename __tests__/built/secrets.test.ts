import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileKind } from "../../src/hosting/content-types";
import { filesBelow } from "../../src/hosting/files";

/** Nothing in the built files is for the site's makers alone; of keys, only the backend's public one. */

const folder = join(process.cwd(), "public");
let texts: (readonly [file: string, text: string])[];
beforeAll(async () => {
  const files = (await filesBelow(folder)).filter((file) => fileKind(file).compressible);
  texts = files.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
});

const filesWith = (pattern: RegExp | string) =>
  texts.filter(([, text]) => text.match(pattern)).map(([file]) => file);

test.each([
  ["private keys", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["keys of Amazon", /\bAKIA[0-9A-Z]{16}\b/],
  ["keys of Google", /\bAIza[0-9A-Za-z_-]{35}\b/],
  ["keys of GitHub", /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,})/],
  ["keys of Slack", /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ["keys of Stripe", /\b[rs]k_(live|test)_[0-9A-Za-z]{16,}/],
  ["secret keys of Supabase", /\bsb_secret_\w{8,}/],
  ["passwords in addresses", /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/],
])("%s are in no file", (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

test("a key in the form of a token is the public one", () => {
  const tokens = texts.flatMap(([, text]) => text.match(/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? []);
  const roles = tokens.map((token) => {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return JSON.parse(payload).role;
  });
  expect(roles.filter((role) => role !== "anon")).toEqual([]);
});

test("the values of the environment's secrets are in no file", () => {
  const secrets = Object.entries(process.env).filter(
    ([name, value = ""]) =>
      /KEY|TOKEN|SECRET|PASSWORD/i.test(name) && !name.startsWith("GATSBY_") && value.length >= 12,
  );
  const found = secrets.flatMap(([name, value = ""]) =>
    texts.filter(([, text]) => text.includes(value)).map(([file]) => `${name} in ${file}`),
  );
  expect(found).toEqual([]);
});

test("no file names a folder of the machine that built it", () => {
  const folders = [process.cwd(), homedir()].filter((path) => path.length > 5);
  const found = texts.filter(([, text]) => folders.some((path) => text.includes(path)));
  expect(found.map(([file]) => file)).toEqual([]);
});
