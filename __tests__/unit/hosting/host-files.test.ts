import { headersFile, redirectsFile } from "../../../src/hosting/host-files";
import { redirectsTo } from "../../../src/content/redirects";
import { redirectPage } from "../../../src/hosting/redirects";
import { cacheControl, immutable, revalidate, type HostRules } from "../../../src/hosting/rules";

const rules: HostRules = {
  siteUrl: "https://roofing.example.com",
  headers: { "X-Content-Type-Options": "nosniff" },
  secureHeaders: { "Strict-Transport-Security": "max-age=31536000" },
  redirects: [{ from: "/questions", to: "/faq" }],
  hashedFiles: ["/app-0123456789.js"],
};

test("_headers sets each header of an address once, since hosts join the values of all rules", () => {
  const blocks = headersFile(rules).split(/\n(?=\/)/);
  expect(blocks.map((block) => block.split("\n")[0])).toEqual([
    "/*",
    "/static/*",
    "/share/*",
    "/app-0123456789.js",
    "/*.vcf",
    "/*.webmanifest",
    "/*.xml",
  ]);
  expect(blocks[0]).not.toContain("Cache-Control");
  expect(blocks[1]).toContain(`  Cache-Control: ${immutable}`);
});

test("_redirects holds old addresses in both forms", () => {
  expect(redirectsFile(rules, ["/", "/faq"], false)).toBe(
    "/questions /faq 301\n/questions/ /faq 301\n",
  );
});

test("for Netlify it also leads from a page's file to its address, before the file itself", () => {
  expect(redirectsFile(rules, ["/", "/faq"], true)).toBe(
    "/questions /faq 301!\n/questions/ /faq 301!\n/index.html / 301!\n/faq.html /faq 301!\n",
  );
});

test("each old address leads to the page that has it in its record", () => {
  const pages = [
    { path: "/faq", formerly: ["/questions", "/help"] },
    { path: "/locations", formerly: [] },
  ];
  expect(redirectsTo(pages)).toEqual([
    { from: "/help", to: "/faq" },
    { from: "/questions", to: "/faq" },
  ]);
});

test("a page that leads on names its target for people and crawlers", () => {
  const page = redirectPage("/faq", "https://roofing.example.com");
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/faq">');
  expect(page).toContain('<link rel="canonical" href="https://roofing.example.com/faq">');
});

test.each([
  ["/static/abc/roof.avif", immutable],
  ["/share/faq-0123456789.png", immutable],
  ["/app-0123456789.js", immutable],
  ["/faq", revalidate],
  ["/page-data/faq/page-data.json", revalidate],
  ["/sitemap.xml", revalidate],
  ["/favicon.svg", revalidate],
  ["/static", revalidate],
])("%s is cached as: %s", (address, expected) => {
  expect(cacheControl(address)).toBe(expected);
});
