import { createHash } from "node:crypto";
import {
  allHashes,
  backendOrigin,
  contentSecurityPolicy,
  contentSecurityPolicyInPage,
  inlineHashes,
} from "../../../src/hosting/policy";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts and styles inside a page are hashed, each once", () => {
  const html = `<style>a{}</style><script>one()</script><script type="module">two()</script>
    <noscript><style>a{}</style></noscript><script data-page="/faq">one()</script>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [sha("one()"), sha("two()")],
    styles: [sha("a{}")],
  });
});

test("scripts from files and data need no hash", () => {
  const html = `<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test.each([
  '<p style="color:red">',
  "<p class=a style=color:red>",
  '<a href="/" onclick="x()">',
  '<svg\nonload="x()">',
])("what the policy blocks fails the build: %s", (tag) => {
  expect(() => inlineHashes(`<body>${tag}</body>`)).toThrow("content security policy");
});

test.each(['<p title=" onclick=x style=y">', "<p>style=1 onclick=2</p>", '<p data-style="1">'])(
  "text that looks like it does not: %s",
  (html) => {
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  },
);

test("the policy allows nothing by default, and no inline code without its hash", () => {
  const policy = contentSecurityPolicy(
    { scripts: [sha("one()")], styles: [sha("a{}")] },
    undefined,
  );
  const directives = new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("script-src")).toEqual(["'self'", sha("one()")]);
  expect(directives.get("style-src")).toEqual(["'self'", sha("a{}")]);
  expect(directives.get("connect-src")).toEqual(["'self'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(directives.get("form-action")).toEqual(["'self'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(policy).not.toContain("unsafe");
});

test("a meta element says the same but for the frames, which it cannot rule on", () => {
  const hashes = { scripts: [sha("one()")], styles: [] };
  expect(`${contentSecurityPolicyInPage(hashes, undefined)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy(hashes, undefined),
  );
});

test("the configured backend may be called, by its origin alone", () => {
  const backend = backendOrigin({ GATSBY_SUPABASE_URL: "https://abc.supabase.co/rest/v1" });
  expect(backend).toBe("https://abc.supabase.co");
  expect(contentSecurityPolicy({ scripts: [], styles: [] }, backend)).toContain(
    "connect-src 'self' https://abc.supabase.co;",
  );
});

test.each([undefined, "", "no address", "'unsafe-inline'"])("no backend from %p", (address) => {
  expect(backendOrigin({ GATSBY_SUPABASE_URL: address })).toBeUndefined();
});

test("the hashes of several pages are named once, in a fixed order", () => {
  const one = { scripts: ["'b'", "'a'"], styles: [] };
  const two = { scripts: ["'a'"], styles: ["'c'"] };
  expect(allHashes([one, two])).toEqual({ scripts: ["'a'", "'b'"], styles: ["'c'"] });
});
