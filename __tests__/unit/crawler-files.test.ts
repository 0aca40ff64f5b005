import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactCard, type CardBusiness } from "../../src/seo/contact-card";
import { llmsText } from "../../src/seo/llms-text";
import { isPreview } from "../../src/seo/preview";
import { writeRobots } from "../../src/seo/robots";
import { publishSitemap, sitemapOptions, sitemapPages } from "../../src/seo/sitemap";

const folder = mkdtempSync(join(tmpdir(), "crawler-files-"));
afterEach(() => readdirSync(folder).forEach((file) => rmSync(join(folder, file))));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

describe("previews", () => {
  test.each([
    [{}, false],
    [{ CONTEXT: "production" }, false],
    [{ CONTEXT: "deploy-preview" }, true],
    [{ CONTEXT: "branch-deploy" }, true],
    [{ CONTEXT: "deploy-preview", SITE_URL: "https://staging.example" }, false],
    [{ VERCEL_ENV: "preview" }, true],
    [{ VERCEL_ENV: "production" }, false],
    [{ CF_PAGES_BRANCH: "main" }, false],
    [{ CF_PAGES_BRANCH: "new-words" }, true],
    [{ CF_PAGES_BRANCH: "live", PRODUCTION_BRANCH: "live" }, false],
  ])("%j → %s", (environment, preview) => {
    expect(isPreview(environment)).toBe(preview);
  });

  test("robots.txt names the site map, but not that of a preview", async () => {
    await writeRobots(folder, "https://roofs.example", false);
    expect(read("robots.txt")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://roofs.example/sitemap.xml\n",
    );
    await writeRobots(folder, "https://roofs.example", true);
    expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  });
});

describe("the XML site map", () => {
  const list = (path: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset><url><loc>https://roofs.example${path}</loc><lastmod>2025-01-18T00:00:00.000Z</lastmod></url></urlset>`;
  const index = (...names: string[]) =>
    writeFileSync(
      join(folder, "sitemap-index.xml"),
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex>${names.map((name) => `<sitemap><loc>https://roofs.example/${name}</loc></sitemap>`).join("")}</sitemapindex>`,
    );

  test("one list becomes the site map itself, with days and a style sheet", async () => {
    index("sitemap-0.xml");
    writeFileSync(join(folder, "sitemap-0.xml"), list("/faq"));
    await publishSitemap(folder);
    expect(readdirSync(folder)).toEqual(["sitemap.xml"]);
    expect(read("sitemap.xml")).toContain("<lastmod>2025-01-18</lastmod>");
    expect(read("sitemap.xml")).toContain('<?xml-stylesheet type="text/css" href="/sitemap.css"?>');
  });

  test("several lists stay, and the index becomes the site map", async () => {
    index("sitemap-0.xml", "sitemap-1.xml");
    writeFileSync(join(folder, "sitemap-0.xml"), list("/faq"));
    writeFileSync(join(folder, "sitemap-1.xml"), list("/locations"));
    await publishSitemap(folder);
    expect(readdirSync(folder)).toEqual(["sitemap-0.xml", "sitemap-1.xml", "sitemap.xml"]);
    expect(read("sitemap.xml")).toContain("https://roofs.example/sitemap-1.xml");
  });

  test("a list holds fewer addresses than the 50,000 that the format allows", () => {
    expect(sitemapOptions.entryLimit).toBeLessThanOrEqual(50_000);
  });

  test("a page has the pictures of its galleries, each once", () => {
    const entry = { updated: "2025-01-18", changeFrequency: "monthly", priority: 0.8 };
    const picture = (src: string) => ({
      picture: {
        file: { childImageSharp: { gatsbyImageData: { images: { fallback: { src } } } } },
      },
    });
    const none = { nodes: [] };
    const pages = sitemapPages({
      allPageEntry: {
        nodes: [
          { path: "/", ...entry },
          { path: "/faq", ...entry },
        ],
      },
      towns: none,
      services: none,
      landings: none,
      pages: {
        nodes: [
          {
            entry: { path: "/" },
            sections: [{}, { pictures: [picture("/a.jpg"), picture("/a.jpg"), picture("/b.jpg")] }],
          },
        ],
      },
    });
    expect(pages.map(({ path, pictures }) => [path, pictures])).toEqual([
      ["/", ["/a.jpg", "/b.jpg"]],
      ["/faq", []],
    ]);
    const [home] = pages;
    expect(home && sitemapOptions.serialize(home)).toMatchObject({
      img: [{ url: "/a.jpg" }, { url: "/b.jpg" }],
    });
  });
});

describe("the contact card", () => {
  const business: CardBusiness = {
    name: "Notch, Ridge; Sons \\ Co",
    phone: "(973) 555-0142",
    email: "office@roofs.example",
    host: "https://roofs.example",
    updated: "2025-01-18",
    address: { street: null, locality: "Clifton", region: "NJ", postalCode: null, country: "US" },
    hours: [{ label: "Emergency calls answered 24/7" }, { label: "Office on weekdays" }],
  };

  test("is a vCard with escaped values and CRLF line ends", () => {
    const lines = contactCard(business).split("\r\n");
    expect(lines[0]).toBe("BEGIN:VCARD");
    expect(lines.at(-2)).toBe("END:VCARD");
    expect(lines).toContain("FN:Notch\\, Ridge\\; Sons \\\\ Co");
    expect(lines).toContain("TEL;TYPE=WORK,VOICE:+19735550142");
    expect(lines).toContain("ADR;TYPE=WORK:;;;Clifton;NJ;;US");
    expect(lines).toContain("NOTE:Emergency calls answered 24/7\\nOffice on weekdays");
  });

  test("folds lines longer than 75 bytes between characters", () => {
    const name = "Dächer & Söhne 🏠 ".repeat(8).trim();
    const card = contactCard({ ...business, name });
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replace(/\r\n /g, "")).toContain(`FN:${name}\r\n`);
  });
});

test("llms.txt names the business, its facts and its pages by group", () => {
  const text = llmsText({
    name: "Notch & Ridge",
    host: "https://roofs.example",
    summary: "Roofers in Clifton.",
    facts: [["Phone", "(973) 555-0142"]],
    headings: { main: "Main pages", service: "Service pages", location: "Location pages" },
    pages: [
      { path: "/faq", kind: "page", title: "FAQ", description: "Answers." },
      { path: "/terms", kind: "legal", title: "Terms [1]", description: "Law." },
      { path: "/roofs-clifton", kind: "landing", title: "Roofs", description: "In Clifton." },
      { path: "/locations/clifton", kind: "town", title: "Clifton", description: "Home." },
    ],
  });
  expect(text).toBe(`# Notch & Ridge

> Roofers in Clifton.

- Phone: (973) 555-0142

## Main pages

- [FAQ](https://roofs.example/faq): Answers.

## Location pages

- [Clifton](https://roofs.example/locations/clifton): Home.
- [Roofs](https://roofs.example/roofs-clifton): In Clifton.

## Optional

- [Terms \\[1\\]](https://roofs.example/terms): Law.
`);
});
