import type { Page } from "playwright-core";
import { headerNavigation, hydrate, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** The page names in the structured data of a page, one for each script of it. */
const describedPages = (page: Page) =>
  page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.map((script) => {
      const { "@graph": nodes }: { "@graph": { "@type": string; url: string }[] } = JSON.parse(
        script.textContent ?? "",
      );
      return new URL(nodes.find((node) => node["@type"] === "WebPage")?.url ?? "").pathname;
    }),
  );

test("the XML site map is shown as preformatted text, one fact a line", async () => {
  const page = await site.open("/sitemap.xml");
  expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
  const shown = await page.evaluate(() => {
    const selection = window.getSelection();
    selection?.selectAllChildren(document.documentElement);
    return {
      lines: selection?.toString().split("\n").filter(Boolean) ?? [],
      whiteSpace: getComputedStyle(document.documentElement).whiteSpaceCollapse,
      font: getComputedStyle(document.documentElement).fontFamily,
    };
  });
  expect(shown.whiteSpace).toBe("preserve");
  expect(shown.font).toContain("monospace");
  const [address, updated, frequency, priority, picture] = shown.lines;
  expect(address).toMatch(/^https?:\/\/[^/]+\/$/);
  expect([updated, frequency, priority]).toEqual(["2025-01-18", "weekly", "1.0"]);
  expect(picture).toMatch(/\.jpg$/);
});

test("the structured data is that of the page shown, before and after scripts and further pages", async () => {
  const page = await site.open("/");
  expect(await describedPages(page)).toEqual(["/"]);
  await hydrate(page);
  expect(await describedPages(page)).toEqual(["/"]);
  await page.locator(`${headerNavigation} a[href="/faq"]`).click();
  await page.waitForURL("**/faq");
  await page.waitForFunction(() => document.title.length > 0 && location.pathname === "/faq");
  await page.locator("main details").first().waitFor();
  await page.waitForFunction(() =>
    document.querySelector('script[type="application/ld+json"]')?.textContent?.includes("FAQPage"),
  );
  expect(await describedPages(page)).toEqual(["/faq"]);
});
