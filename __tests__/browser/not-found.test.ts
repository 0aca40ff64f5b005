import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { hydrate, hydrated, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

const offered = (page: Page) =>
  page
    .locator("[data-hydrate] a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** The browser itself reports each answer with status 404: the page's, and that to Gatsby's question for data. */
beforeEach(() => site.forgive(/status of 404/));

test.each([
  [
    "/services/commercial-roofing",
    Array.from({ length: 3 }, () => expect.stringMatching(/^\/commercial-roofing-/)),
  ],
  ["/location/cliften", expect.arrayContaining(["/locations/clifton"])],
  ["/FAQ", ["/faq"]],
])("%s gets the 404 page with its nearest pages", async (path, nearest) => {
  const page = await site.open(path);
  await hydrated(page);
  await page.locator("h1", { hasText: "Oops! Page not found" }).waitFor();
  await page.locator(`main a[href="/"]`).first().waitFor();
  await eventually(async () => expect(await offered(page)).toEqual(nearest));
  expect(site.messages).toContain(`404: ${path}`);
  expect(new URL(page.url()).pathname).toBe(path);
});

test("it has status 404 and is not to be indexed", async () => {
  const page = await site.open("/");
  const answer = await page.goto("/no/such-page");
  expect(answer?.status()).toBe(404);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await hydrated(page);
});

test("without scripts it offers pages of use, and with an address like no other it keeps them", async () => {
  const page = await site.open("/qqq", { javaScriptEnabled: false });
  const still = await offered(page);
  expect(still).toHaveLength(3);
  const scripted = await site.open("/qqq");
  await hydrated(scripted);
  expect(await offered(scripted)).toEqual(still);
});

test("a dead link gives the same page without a reload, and the way on from there works", async () => {
  const page = await site.open("/emergency-roof-repair-clifton-nj");
  await hydrate(page);
  await page.evaluate(() => Reflect.set(window, "stillHere", true));
  await page.locator('main a[href="/services/commercial-roofing"]').first().click();
  await page.locator("h1", { hasText: "Oops! Page not found" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/services/commercial-roofing");
  await eventually(async () =>
    expect(await offered(page)).toContain("/commercial-roofing-clifton-nj"),
  );
  expect(site.messages).toContain("404: /services/commercial-roofing");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await page.locator("[data-hydrate] a").first().click();
  await page.waitForURL("**/commercial-roofing-clifton-nj");
  await page.locator("h1", { hasNotText: "Oops!" }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "stillHere"))).toBe(true);
});
