import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../support/built-site";
import { builtRules } from "../support/host-rules";

const policy = builtRules.headers["Content-Security-Policy"] ?? "";
const directive = (name: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(builtPages.map((page) => [page.path, page] as const))(
  "the policy names the hash of every script and style inside %s",
  (_, { document }) => {
    const scripts = document
      .querySelectorAll("script:not([src])")
      .filter((script) => script.getAttribute("type") !== "application/ld+json");
    const styles = document.querySelectorAll("style");
    expect(directive("script-src")).toEqual(
      expect.arrayContaining(scripts.map(({ innerHTML }) => hash(innerHTML))),
    );
    expect(directive("style-src")).toEqual(
      expect.arrayContaining(styles.map(({ innerHTML }) => hash(innerHTML))),
    );
    expect(styles.length).toBeGreaterThan(0);
  },
);

test.each(builtPages.map((page) => [page.path, page] as const))(
  "no element of %s has a style or a script in an attribute",
  (_, { document }) => {
    const attributes = document
      .querySelectorAll("*")
      .flatMap(({ attributes: own }) => Object.keys(own))
      .filter((name) => name === "style" || name.startsWith("on"));
    expect(attributes).toEqual([]);
  },
);

test("the policy allows no inline code but by its hash, and no other host", () => {
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(directive("default-src")).toEqual(["'none'"]);
  expect(directive("script-src").filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
  ]);
});

test("_headers stays within what Cloudflare reads: 100 rules, 2,000 characters a line", () => {
  const lines = readFileSync(join(process.cwd(), "public", "_headers"), "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test.each(["nginx.conf", "Caddyfile"])("deploy/%s holds the policy of this build", (name) => {
  expect(readFileSync(join(process.cwd(), "deploy", name), "utf8")).toContain(policy);
});

test("nothing of Gatsby's that the site does not use is in a page or beside it", () => {
  for (const { html } of builtPages) {
    expect(html).not.toContain("gatsby-image-wrapper");
    expect(html).not.toContain('name="generator"');
  }
});
