import type { Page } from "playwright-core";
import { allPaths } from "../support/routes";
import { hydrate, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** The page as the visitor has it, apart from what only scripts use. */
const markup = (page: Page) =>
  page.evaluate(() => document.getElementById("___gatsby")?.outerHTML ?? "");

/** Lists every shift of the layout from now on, as the browser reports them. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    // Text may still be in its fallback, which is not of the same width to the pixel.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    }).observe({ type: "layout-shift" });
  });

test.each(allPaths)(
  "%s is the same before and after its scripts, without a word on the console or a shift",
  async (path) => {
    const page = await site.open(path);
    await watchShifts(page);
    const before = await markup(page);
    await hydrate(page);
    expect(await markup(page)).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  },
);

test("a reload gives the same page", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  const before = await markup(page);
  await page.reload();
  expect(await markup(page)).toBe(before);
});

test("what a visitor opened before the scripts stays open, with its focus", async () => {
  const page = await site.open("/faq", { viewport: { width: 390, height: 844 } });
  await page.locator('[popovertarget="menu"]').focus();
  await page.keyboard.press("Enter");
  await hydrate(page);
  expect(await page.locator("#menu:popover-open").count()).toBe(1);
  await page.locator("#menu a:focus").waitFor();
});

test("a link tapped at once leads where it says", async () => {
  const page = await site.open("/faq", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('footer a[href="/privacy-policy"]').tap();
  await page.waitForURL("**/privacy-policy");
});

test("without a backend the console says what is missing, and nothing else", async () => {
  const page = await site.open("/");
  await hydrate(page);
  expect(site.messages).toEqual(["supabaseUrl is required.", "supabaseKey is required."]);
});
