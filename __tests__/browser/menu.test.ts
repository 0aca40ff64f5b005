import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { openWithLateScripts } from "../support/late-scripts";
import { servicePaths } from "../support/routes";
import { hydrate, rightBelowHeader, screens, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

const phone = { viewport: screens.narrow, hasTouch: true, isMobile: true };
const menu = (page: Page) => page.locator("#menu");
const toggle = (page: Page) => page.locator('[popovertarget="menu"]');
const shown = (page: Page) => menu(page).waitFor({ state: "visible" });
const hidden = (page: Page) => menu(page).waitFor({ state: "hidden" });

describe.each([["without scripts"], ["with scripts"]])("the mobile menu %s", (mode) => {
  async function open(path = "/faq", options = {}): Promise<Page> {
    const page = await site.open(path, {
      ...phone,
      javaScriptEnabled: mode === "with scripts",
      ...options,
    });
    if (mode === "with scripts") await hydrate(page);
    return page;
  }

  test("stands below 768 px beside 'Call Now', and nowhere else", async () => {
    const page = await open();
    const call = page.locator("header").getByRole("link", { name: "Call Now" });
    await call.waitFor();
    expect(await call.getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    await page.setViewportSize({ width: 767, height: 800 });
    await toggle(page).waitFor();
    await call.waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    await toggle(page).waitFor({ state: "hidden" });
    await call.waitFor({ state: "hidden" });
  });

  test("opens and closes by its toggle and lists every page of the header and the six services", async () => {
    const page = await open();
    await hidden(page);
    await toggle(page).tap();
    await shown(page);
    const links = await menu(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(expect.arrayContaining(servicePaths));
    expect(links).toEqual(
      expect.arrayContaining(["/", "/#services", "/locations", "/faq", "/free-estimate"]),
    );
    await toggle(page).tap();
    await hidden(page);
  });

  test("takes the focus and gives it back", async () => {
    const page = await open();
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.locator("#menu a:focus").waitFor();
    await page.keyboard.press("Escape");
    await hidden(page);
    await page.locator('[popovertarget="menu"]:focus').waitFor();
  });

  test("keeps the page behind from scrolling", async () => {
    const page = await open("/");
    await toggle(page).tap();
    await shown(page);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press("Escape");
    await hidden(page);
    expect(await scrolled(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY > 0);
  });

  test("leads to other pages, where it is closed", async () => {
    const page = await open();
    await toggle(page).tap();
    await menu(page).locator('a[href="/services/gutter-installation"]').tap();
    await page.waitForURL("**/services/gutter-installation");
    await hidden(page);
    expect(await page.locator(":popover-open").count()).toBe(0);
  });
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("a link to a place on the same page closes the menu", async () => {
  const page = await site.open("/", phone);
  await hydrate(page);
  await toggle(page).tap();
  await menu(page).locator('a[href="/#services"]').tap();
  await hidden(page);
  await page.waitForFunction(() => window.scrollY > 0);
});

test("so does one that is tapped before the scripts come, as soon as they run", async () => {
  const { page, letScriptsCome } = await openWithLateScripts(site, "/", phone);
  await toggle(page).tap();
  await menu(page).locator('a[href="/#services"]').tap();
  await page.waitForURL("**/#services");
  await letScriptsCome();
  await hidden(page);
  await rightBelowHeader(page, "#services");
});

test("turning the device past 768 px leaves nothing stuck open", async () => {
  const page = await site.open("/faq", phone);
  await hydrate(page);
  await toggle(page).tap();
  await shown(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await hidden(page);
  await eventually(async () => expect(await page.locator(":popover-open").count()).toBe(0));
  await page.setViewportSize(screens.narrow);
  await hidden(page);
});

test("focus that leaves the header closes the menu, so that it never lies under it", async () => {
  const page = await site.open("/faq", { viewport: screens.narrow });
  await hydrate(page);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  const links = await menu(page).locator("a").count();
  for (let tab = 0; tab < links; tab += 1) await page.keyboard.press("Tab");
  await hidden(page);
  await page.locator("main a:focus").waitFor();
});
