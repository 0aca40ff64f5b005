import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { auditBuild, auditLine } from "../../src/audit/audit";
import { servedPath } from "../../src/audit/page-facts";

const host = "https://roofs.example";
let root = "";

interface Page {
  readonly head?: string;
  readonly title?: string;
  readonly h1?: string;
  readonly main?: string;
}

const files: Readonly<Record<string, string>> = {
  "/": "index.html",
  "/faq": "faq.html",
  "/estimate": "estimate.html",
};
const links = '<a href="/faq">FAQ</a> <a href="/estimate#visit">Estimate</a>';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function page(path: string, { head = "", title, h1, main = links }: Page = {}): void {
  const name = path === "/" ? "home" : path.slice(1);
  write(
    `public/${files[path] ?? `${name}.html`}`,
    `<!doctype html><title>${title ?? `Roof repair: ${name}`}</title>
    <meta name="description" content="About ${name}"><link rel="canonical" href="${host}${path}">
    <meta property="og:url" content="${host}${path}"><meta property="og:image" content="${host}/a.png">${head}
    <main><h1>${h1 ?? `Roof repair ${name}`}</h1><h2 id="visit">Visit</h2><img src="/a.png" alt="A roof" width="8" height="8">${main}</main>`,
  );
}

function sitemap(...paths: string[]): void {
  write("public/sitemap.xml", paths.map((path) => `<url><loc>${host}${path}</loc></url>`).join(""));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "audit-"));
  write("data/business.json", JSON.stringify({ host }));
  write("data/navigation.json", JSON.stringify({ knownMissing: [{ path: "/commercial" }] }));
  write("public/a.png", "");
  sitemap("/", "/faq", "/estimate");
  page("/");
  page("/faq");
  page("/estimate", { main: `${links}<a href="/">Home</a>` });
});
afterEach(() => rmSync(root, { recursive: true }));

const lines = async () => (await auditBuild(root)).map(auditLine);

test("a good build has no faults", async () => {
  expect(await lines()).toEqual([]);
});

test.each([
  ["index.html", "/"],
  ["faq.html", "/faq"],
  ["services/storm-damage.html", "/services/storm-damage"],
  ["404.html", "/404.html"],
])("%s is served at %s", (file, path) => {
  expect(servedPath(file)).toBe(path);
});

test.each([
  ['<a href="/nowhere">x</a>', "The link /nowhere leads nowhere."],
  ['<a href="/estimate#gone">x</a>', "the page has no place #gone"],
  ['<a href="#gone">x</a>', "the page has no place #gone"],
  ['<a href="/faq/">x</a>', "ends in a slash"],
  ['<a href="/faq.html">x</a>', "names the file"],
  [`<a href="${host}/faq">x</a>`, "is written with the host"],
  ['<a href="/FAQ">x</a>', "holds capitals"],
  ['<a href="/faq?x=1">x</a>', "holds a query"],
  ['<img src="/a.png" width="8" height="8">', "has no alt text"],
  ['<img src="/a.png" alt="A roof">', "has no width or height"],
  ["<h4>Deep</h4>", "The h4 “Deep” follows an h2"],
  ["<h1>Second</h1>", "There are 2 of h1"],
])("in the main content, %s is found", async (html, line) => {
  page("/faq", { main: `${links}${html}` });
  expect((await lines()).join("\n")).toContain(`public/faq.html: `);
  expect((await lines()).join("\n")).toContain(line);
});

test("a link to a page that is known to be missing is no fault", async () => {
  page("/faq", { main: `${links}<a href="/commercial">x</a><a href="tel:+1">Call</a>` });
  expect(await lines()).toEqual([]);
});

test.each([
  [{ title: "Roof repair: home" }, "index.html: The title is the same as that of faq.html"],
  [{ h1: "Roof repair home" }, "index.html: The h1 is the same as that of faq.html"],
  [{ title: "" }, "The title is missing"],
  [{ h1: "Questions answered" }, "do not share a subject"],
  [{ head: '<link rel="canonical" href="/other">' }, "There are 2 of canonical link"],
  [{ head: '<meta name="robots" content="noindex">' }, "noindex but stands in the site map"],
])("the page %j is found", async (change, line) => {
  page("/faq", change);
  expect((await lines()).join("\n")).toContain(line);
});

test("canonical link, og:url and site map must be the address served", async () => {
  write("data/business.json", JSON.stringify({ host: "https://other.example" }));
  const text = (await lines()).join("\n");
  expect(text).toContain(
    "public/faq.html: The canonical link is https://roofs.example/faq; the page is served at https://other.example/faq.",
  );
  expect(text).toContain("public/faq.html: The og:url is");
  expect(text).toContain("public/sitemap.xml: No page is served at https://roofs.example/faq.");
});

test("pages missing from the site map, and addresses that are no pages, are found", async () => {
  sitemap("/", "/faq", "/faq", "/gone");
  const text = (await lines()).join("\n");
  expect(text).toContain(`public/estimate.html: The site map does not hold ${host}/estimate.`);
  expect(text).toContain(`public/sitemap.xml: No page is served at ${host}/gone.`);
  expect(text).toContain("public/sitemap.xml: An address stands in it twice.");
});

test("a page that only navigation or one page links to is an orphan", async () => {
  page("/", { main: '<nav><a href="/faq">FAQ</a></nav><a href="/estimate">Estimate</a>' });
  const text = (await lines()).join("\n");
  expect(text).toContain("public/faq.html: only /estimate links to this page");
});

test("a page more than three clicks from home is found", async () => {
  const next = { "/": "/one", "/one": "/two", "/two": "/three", "/three": "/four" };
  for (const [path, target] of Object.entries(next))
    page(path, { main: `<a href="${target}">On</a>` });
  page("/four", { main: "<p>End.</p>" });
  expect((await lines()).join("\n")).toContain("public/four.html: This page is 4 clicks from home");
});

test("a preview build is noindex as a whole and need not match its site map", async () => {
  const head = '<meta name="robots" content="noindex">';
  page("/", { head });
  page("/faq", { head });
  page("/estimate", { head, main: `${links}<a href="/">Home</a>` });
  expect((await lines()).join("\n")).not.toContain("site map");
});

test("without a build there is nothing to audit", async () => {
  rmSync(join(root, "public"), { recursive: true });
  await expect(auditBuild(root)).rejects.toThrow();
});
