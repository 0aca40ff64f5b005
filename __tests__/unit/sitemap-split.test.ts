import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishSitemap, sitemapOptions } from "../../src/seo/sitemap";
import { sitemapFaults } from "../support/validate-xml";

interface SitemapWriter {
  simpleSitemapAndIndex(options: object): Promise<void>;
}

// The writer that gatsby-plugin-sitemap uses, as it uses it.
const fromPlugin = createRequire(require.resolve("gatsby-plugin-sitemap/package.json"));
const { simpleSitemapAndIndex }: SitemapWriter = fromPlugin("sitemap");

// The writer takes a folder below the current one alone.
const parent = mkdtempSync(join(tmpdir(), "sitemap-split-"));
const folder = join(parent, "public");
const before = process.cwd();
beforeAll(() => process.chdir(parent));
afterAll(() => {
  process.chdir(before);
  rmSync(parent, { recursive: true });
});

test("past 50,000 addresses the site map becomes an index of valid lists that each hold fewer", async () => {
  const hostname = "https://roofs.example";
  const pages = Array.from({ length: 50_001 }, (_, place) =>
    sitemapOptions.serialize({
      path: `/roof-job-${place}`,
      updated: "2025-01-18",
      changeFrequency: "monthly",
      priority: 0.8,
      pictures: [`/static/${place}.jpg`],
    }),
  );
  await simpleSitemapAndIndex({
    hostname,
    publicBasePath: "/",
    destinationDir: "public",
    sourceData: pages.map((page) => ({ ...page, url: `${hostname}${page.url}` })),
    limit: sitemapOptions.entryLimit,
    gzip: false,
  });
  await publishSitemap(folder);

  const lists = readdirSync(folder).filter((file) => file !== "sitemap.xml");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(lists).toEqual(["sitemap-0.xml", "sitemap-1.xml"]);
  expect(await sitemapFaults(read("sitemap.xml"))).toEqual([]);
  for (const list of lists) expect(read("sitemap.xml")).toContain(`<loc>${hostname}/${list}</loc>`);
  expect(await sitemapFaults(read("sitemap-1.xml"))).toEqual([]);
  expect(read("sitemap-1.xml")).toContain(`<image:loc>${hostname}/static/50000.jpg</image:loc>`);

  const counts = lists.map((list) => read(list).split("<url>").length - 1);
  expect(counts.reduce((sum, count) => sum + count)).toBe(50_001);
  for (const count of counts) expect(count).toBeLessThanOrEqual(50_000);
});
