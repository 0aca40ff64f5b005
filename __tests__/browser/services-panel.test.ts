import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { servicePaths } from "../support/routes";
import {
  headerNavigation,
  hydrate,
  rightBelowHeader,
  screens,
  siteInBrowser,
} from "../support/site-in-browser";

const site = siteInBrowser();

const panel = (page: Page) => page.locator("#services-panel");
const button = (page: Page) => page.locator('[popovertarget="services-panel"]');
const topLink = (page: Page) => page.locator(`${headerNavigation} a[href="/#services"]`);
const linksIn = (page: Page) =>
  panel(page)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Waits until the panel is in sight, or out of it. */
const shown = (page: Page) => panel(page).waitFor({ state: "visible" });
const hidden = (page: Page) => panel(page).waitFor({ state: "hidden" });

const isOpen = (page: Page) => panel(page).evaluate((element) => element.matches(":popover-open"));

describe.each([["without scripts"], ["with scripts"]])("the services panel %s", (mode) => {
  async function open(options = {}): Promise<Page> {
    const page = await site.open("/faq", {
      javaScriptEnabled: mode === "with scripts",
      ...options,
    });
    if (mode === "with scripts") await hydrate(page);
    return page;
  }

  test("lists the six services", async () => {
    expect(await linksIn(await open())).toEqual(servicePaths);
  });

  test("opens under the pointer, stays open on the way to it, and closes behind it", async () => {
    const page = await open();
    await hidden(page);
    await topLink(page).hover();
    await shown(page);
    const last = panel(page).locator("a").last();
    const box = await last.boundingBox();
    if (!box) throw new Error("The last link has no place.");
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 15 });
    await shown(page);
    await page.mouse.move(640, 780, { steps: 10 });
    await hidden(page);
  });

  test("opens and closes by the keyboard, and Escape returns to the button", async () => {
    const page = await open();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await shown(page);
    await page.keyboard.press("Tab");
    await page.locator(`#services-panel a[href="${servicePaths[0]}"]:focus`).waitFor();
    await page.keyboard.press("Escape");
    await hidden(page);
    await page.locator('[popovertarget="services-panel"]:focus').waitFor();
  });

  test("opens and closes by touch", async () => {
    const page = await open({ hasTouch: true });
    await button(page).tap();
    await shown(page);
    expect(await isOpen(page)).toBe(true);
    await page.touchscreen.tap(640, 700);
    await hidden(page);
  });

  test("closes on a click outside", async () => {
    const page = await open();
    await button(page).click();
    expect(await isOpen(page)).toBe(true);
    await page.mouse.click(640, 780);
    expect(await isOpen(page)).toBe(false);
    await hidden(page);
  });

  test("has a top item that leads to the services overview", async () => {
    const page = await open();
    await topLink(page).click();
    await page.waitForURL("**/#services");
    await rightBelowHeader(page, "#services");
  });
});

test("Escape and a click on the button close a panel that the pointer holds open", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  await topLink(page).hover();
  await shown(page);
  await page.keyboard.press("Escape");
  await hidden(page);
  await page.mouse.move(640, 780);
  await topLink(page).hover();
  await shown(page);
  await button(page).click();
  await button(page).click();
  await hidden(page);
});

test("leaving it by Tab closes the panel, forwards and backwards", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  await button(page).focus();
  await page.keyboard.press("Enter");
  for (const path of servicePaths) {
    await page.keyboard.press("Tab");
    await page.locator(`#services-panel a[href="${path}"]:focus`).waitFor();
  }
  await page.keyboard.press("Tab");
  await hidden(page);

  await button(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await hidden(page);
});

test("a link in it closes the panel", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  await topLink(page).hover();
  await panel(page).locator('a[href="/services/storm-damage"]').click();
  await page.waitForURL("**/services/storm-damage");
  await hidden(page);
});

test("an open panel does not come back when a narrowed window is widened again", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  await button(page).click();
  expect(await isOpen(page)).toBe(true);
  await page.setViewportSize(screens.narrow);
  // The browser tells of the new width with its next frame.
  await eventually(async () => expect(await isOpen(page)).toBe(false));
  await page.setViewportSize(screens.wide);
  await button(page).waitFor({ state: "visible" });
  expect(await isOpen(page)).toBe(false);
});
