import { headerNavigation, hydrate, siteInBrowser } from "../support/site-in-browser";
import { spoilPage } from "../support/spoil-page";

const site = siteInBrowser();

test("a page that fails to render shows the error inside the layout, can be left, and works again", async () => {
  const page = await site.open("/", { before: (opening) => spoilPage(opening, "faq") });
  await hydrate(page);
  await page.locator(`${headerNavigation} a[href="/faq"]`).click();
  const error = page.locator("main[id=main]");
  await error.locator("h1", { hasText: "Unexpected Application Error!" }).waitFor();
  expect(await error.textContent()).toMatch(/\bnull\b/);
  expect(await error.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await page.locator("body header nav").count()).toBeGreaterThan(0);
  expect(await page.locator("footer").count()).toBe(1);

  await page.locator(`${headerNavigation} a[href="/locations"]`).click();
  await page.waitForURL("**/locations");
  await page.locator("h1", { hasNotText: "Error" }).waitFor();
  await page.goBack();
  await page.locator("h1", { hasText: "Unexpected Application Error!" }).waitFor();
  await page.unroute("**/page-data/faq/page-data.json");
  await error.locator('a[href="/"]').click();
  await page.waitForURL(site.origin + "/");
  await page.locator("h1", { hasNotText: "Error" }).waitFor();
  await hydrate(page);
  await page.locator(`${headerNavigation} a[href="/faq"]`).click();
  await page.locator("main details").first().waitFor();
});
