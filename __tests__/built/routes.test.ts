import { readFileSync } from "node:fs";
import { host } from "../support/contact";
import { addressedPages, builtPages, linksIn, pageAt, textOf } from "../support/built-site";
import { allPaths, legalPaths, townPaths } from "../support/routes";

interface SitemapUrl {
  readonly loc: string;
  readonly lastmod: string;
  readonly changefreq: string;
  readonly priority: string;
}

function sitemapUrls(): SitemapUrl[] {
  const xml = readFileSync("public/sitemap.xml", "utf8");
  const value = (entry: string, tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(entry)?.[1] ?? "";
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = ""]) => ({
    loc: value(entry, "loc"),
    lastmod: value(entry, "lastmod"),
    changefreq: value(entry, "changefreq"),
    priority: value(entry, "priority"),
  }));
}

const pathOf = (url: SitemapUrl) => new URL(url.loc).pathname;

describe("routes", () => {
  test("the build has the specification's 44 pages and the 404 page, and no other", () => {
    expect(allPaths).toHaveLength(44);
    expect(builtPages.map(({ path }) => path).sort()).toEqual([...allPaths, "/404.html"].sort());
  });

  test("sitemap.xml lists exactly the built pages", () => {
    expect(sitemapUrls().map(pathOf).sort()).toEqual([...allPaths].sort());
  });

  test("the HTML site map links every page", () => {
    const links = linksIn(pageAt("/sitemap").document.querySelector("main"));
    expect(new Set(links)).toEqual(new Set([...links, ...allPaths]));
  });

  test("the HTML site map has the groups main, service and location pages", () => {
    const headings = pageAt("/sitemap").document.querySelectorAll("main h2, main h3").map(textOf);
    expect(headings).toEqual(
      expect.arrayContaining(["Main pages", "Service pages", "Location pages"]),
    );
  });
});

test("the HTML site map starts with the home page, and each town with its own page", () => {
  const links = linksIn(pageAt("/sitemap").document.querySelector("main"));
  expect(links[0]).toBe("/");
  expect(links.filter((link) => link.startsWith("/locations/"))).toEqual(townPaths);
  for (const town of townPaths.map((path) => path.replace("/locations/", "")))
    expect(links.find((link) => link.includes(town))).toBe(`/locations/${town}`);
});

describe("sitemap.xml", () => {
  test("every address is on the host, without a slash at its end", () => {
    for (const { loc } of sitemapUrls()) {
      expect(loc.startsWith(host)).toBe(true);
      expect(loc === `${host}/` || !loc.endsWith("/")).toBe(true);
    }
  });

  test("every page was last modified on 2025-01-18", () => {
    expect(new Set(sitemapUrls().map(({ lastmod }) => lastmod))).toEqual(new Set(["2025-01-18"]));
  });

  test("the home page changes weekly, legal pages yearly, the rest monthly", () => {
    for (const url of sitemapUrls()) {
      const path = pathOf(url);
      const expected = path === "/" ? "weekly" : legalPaths.includes(path) ? "yearly" : "monthly";
      expect([path, url.changefreq]).toEqual([path, expected]);
    }
  });

  test("priorities: home 1.0, estimate and emergency pages 0.9, legal 0.3, others 0.8", () => {
    for (const url of sitemapUrls()) {
      const path = pathOf(url);
      const special: Record<string, number> = {
        "/": 1,
        "/privacy-policy": 0.3,
        "/terms-of-service": 0.3,
      };
      const expected = special[path] ?? (/estimate|emergency/.test(path) ? 0.9 : 0.8);
      expect([path, Number(url.priority)]).toEqual([path, expected]);
    }
  });

  test("robots.txt names it", () => {
    expect(readFileSync("public/robots.txt", "utf8")).toContain(`Sitemap: ${host}/sitemap.xml`);
  });
});

describe("head", () => {
  const meta = (document: (typeof builtPages)[number]["document"], selector: string) =>
    document.querySelectorAll(selector).map((tag) => tag.getAttribute("content"));

  test.each(addressedPages.map(({ path }) => path))("%s has one of each tag", (path) => {
    const { document } = pageAt(path);
    const address = `${host}${path}`;
    expect(document.querySelectorAll("head title")).toHaveLength(1);
    const title = textOf(document.querySelector("head title"));
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(65);
    const [description, ...others] = meta(document, 'head meta[name="description"]');
    expect(others).toEqual([]);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(meta(document, 'head meta[name="keywords"]')).toHaveLength(1);
    expect(
      document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute("href")),
    ).toEqual([address]);
    expect(meta(document, 'meta[property="og:url"]')).toEqual([address]);
    expect(meta(document, 'meta[property="og:type"]')).toEqual(["website"]);
    expect(meta(document, 'meta[property="og:title"]')).toEqual([title]);
    expect(meta(document, 'meta[property="og:description"]')).toEqual([description]);
    expect(document.querySelector("html")?.getAttribute("lang")).toBe("en-US");
    expect(document.querySelectorAll('meta[name="viewport"]')).toHaveLength(1);
  });

  test.each(["title", 'meta[name="description"]', "h1"])("no two pages share a %s", (selector) => {
    const all = addressedPages.map(({ document }) => {
      const element = document.querySelector(selector);
      return element?.getAttribute("content") ?? textOf(element);
    });
    expect(all.filter((value, place) => all.indexOf(value) !== place)).toEqual([]);
  });

  test("/sitemap may be indexed, the 404 page may not", () => {
    expect(meta(pageAt("/sitemap").document, 'meta[name="robots"]')).toEqual(["index, follow"]);
    expect(meta(pageAt("/404.html").document, 'meta[name="robots"]')).toEqual(["noindex"]);
  });
});
