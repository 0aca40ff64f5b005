import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import business from "../../data/business.json";
import { isPreview } from "../../src/seo/preview";
import { dialed } from "../support/contact";
import { builtPages, mainText, pageAt, textOf } from "../support/built-site";
import { allPaths, mainPaths, townPaths } from "../support/routes";
import { sitemapFaults } from "../support/validate-xml";

const host = process.env.SITE_URL ?? business.host;
const published = (path: string) => join(process.cwd(), "public", path);
const read = (path: string) => readFileSync(published(path), "utf8");

describe("/sitemap.xml", () => {
  test("follows the schema of sitemaps.org", async () => {
    expect(await sitemapFaults(read("sitemap.xml"))).toEqual([]);
  });

  test("the schema refuses what it should", async () => {
    const xml = read("sitemap.xml");
    expect(await sitemapFaults(xml.replace("<priority>1.0<", "<priority>2.0<"))).not.toEqual([]);
    expect(
      await sitemapFaults(xml.replace("<changefreq>weekly<", "<changefreq>often<")),
    ).not.toEqual([]);
    expect(await sitemapFaults(xml.replace("image:loc", "image:src"))).not.toEqual([]);
  });

  test("holds the four pictures of the home page's gallery", () => {
    const [home] = /<url><loc>[^<]*\/<\/loc>.*?<\/url>/.exec(read("sitemap.xml")) ?? [];
    const pictures = Array.from(
      (home ?? "").matchAll(/<image:loc>([^<]*)</g),
      (match) => match[1] ?? "",
    );
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture).toMatch(new RegExp(`^${host}/static/`));
      expect(existsSync(published(picture.slice(host.length)))).toBe(true);
      expect(pageAt("/").html).toContain(picture.slice(host.length));
    }
  });

  test("is shown by a style sheet that is there", () => {
    const [, sheet = ""] = /<\?xml-stylesheet[^>]*href="([^"]*)"/.exec(read("sitemap.xml")) ?? [];
    expect(read(sheet)).toContain("white-space: pre-wrap");
  });
});

test("robots.txt allows all, and names the site map of a site that is no preview", () => {
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(read("robots.txt")).not.toContain("Disallow");
  expect(read("robots.txt").includes(`Sitemap: ${host}/sitemap.xml`)).toBe(!isPreview(process.env));
});

test("llms.txt names the business and every page but the 404 page", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${business.name}\n\n> `));
  expect(text).toContain(business.phone);
  for (const path of allPaths) expect(text).toContain(`](${host}${path}): `);
  expect(text).not.toMatch(/404|\{|undefined|null/);
});

test("the contact card has the business's number, and the contact blocks link to it", () => {
  const card = read("contact.vcf");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain(`FN:${business.name}\r\n`);
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:${dialed}\r\n`);
  for (const path of ["/", "/free-estimate"]) {
    const link = pageAt(path).document.querySelector('main a[href="/contact.vcf"]');
    expect(textOf(link)).toBe("Save our number");
  }
});

describe("shared links", () => {
  const meta = (path: string, name: string) =>
    pageAt(path)
      .document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute("content");

  test.each(builtPages)("$path has a picture of its own, 1200 × 630", async ({ path }) => {
    const address = meta(path, "og:image") ?? "";
    expect(address).toMatch(new RegExp(`^${host}/share/`));
    expect(await sharp(published(address.slice(host.length))).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    expect(meta(path, "og:image:width")).toBe("1200");
    expect(meta(path, "og:image:height")).toBe("630");
    const heading = textOf(pageAt(path).document.querySelector("h1"));
    expect(meta(path, "og:image:alt")).toContain(heading);
    expect(meta(path, "twitter:card")).toBe("summary_large_image");
    expect(meta(path, "twitter:image")).toBe(address);
    expect(meta(path, "twitter:image:alt")).toBe(meta(path, "og:image:alt"));
    expect(meta(path, "twitter:title")).toBe(meta(path, "og:title"));
  });

  test("no two pages show the same picture", () => {
    const addresses = builtPages.map(({ path }) => meta(path, "og:image"));
    expect(new Set(addresses).size).toBe(builtPages.length);
  });
});

describe("the first screen", () => {
  test.each(["/", ...townPaths])("%s says in text what, where and how to call", (path) => {
    const headline = pageAt(path).document.querySelector("h1")?.parentNode;
    const words = textOf(headline ?? null);
    const town = path === "/" ? "clifton" : (path.split("/").at(-1) ?? "");
    expect(words).toMatch(/roof/i);
    expect(words.toLowerCase()).toContain(town);
    expect(words).toContain(business.phone);
    expect(headline?.querySelector(`a[href="tel:${dialed}"]`)).not.toBeNull();
  });

  test("no page leaves its headline or number to a picture", () => {
    for (const path of mainPaths) expect(mainText(path)).toMatch(/\w{3}/);
    for (const { document } of builtPages) {
      expect(document.querySelectorAll("h1 img, a[href^='tel:'] img")).toEqual([]);
    }
  });
});
