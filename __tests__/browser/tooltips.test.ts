import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { openWithLateScripts } from "../support/late-scripts";
import { hydrate, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** Specification section 4, in milliseconds. */
const openDelay = 700;
const skipDelay = 300;

const tooltip = (page: Page) => page.locator("[role=tooltip]");
const marks = (page: Page) => page.locator("main [data-tooltip]");

/** Moves the mouse away, in more than one step, as the tooltip stays while it may be on its way to it. */
async function away(page: Page): Promise<void> {
  await eventually(async () => {
    await page.mouse.move(100, 400);
    await page.mouse.move(50, 450);
    expect(await tooltip(page).count()).toBe(0);
  });
}

/** Moves the mouse onto a mark of the map. */
async function point(page: Page, index: number): Promise<void> {
  await marks(page).nth(index).locator("text").first().hover();
}

/** Opens the map of towns, whose clock stands still once the library for tooltips is there. */
async function openMap(options = {}): Promise<Page> {
  const page = await site.open("/locations", {
    before: (opening) => opening.clock.install(),
    ...options,
  });
  await hydrate(page);
  const library = page.waitForEvent("requestfinished", (request) => request.url().endsWith(".js"));
  await point(page, 0);
  await library;
  await page.clock.runFor(openDelay);
  await tooltip(page).waitFor();
  await away(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.clock.runFor(1000);
  return page;
}

test("a tooltip opens 700 ms after the pointer came, and not before", async () => {
  const page = await openMap();
  await point(page, 1);
  await page.clock.runFor(openDelay - 1);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip(page).waitFor();
  expect(await tooltip(page).textContent()).toBe(
    await marks(page).nth(1).getAttribute("data-tooltip"),
  );
});

test("a neighbor's opens at once within 300 ms, after that it waits again", async () => {
  const page = await openMap();
  await point(page, 1);
  await page.clock.runFor(openDelay);
  await tooltip(page).waitFor();
  await away(page);
  await page.clock.runFor(skipDelay - 1);
  await point(page, 2);
  await tooltip(page).waitFor();

  await away(page);
  await page.clock.runFor(skipDelay);
  await point(page, 3);
  await page.clock.runFor(openDelay - 1);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip(page).waitFor();
});

test("a mouse whose first movement ends on a mark gets its tooltip once the scripts run", async () => {
  const { page, letScriptsCome } = await openWithLateScripts(site, "/faq");
  await page.locator('[popovertarget="services-panel"]').hover();
  await letScriptsCome();
  await tooltip(page).waitFor();
});

test("focus opens it at once, Escape closes it and nothing else", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  await page.locator('[popovertarget="services-panel"]').focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await tooltip(page).waitFor();
  await page.keyboard.press("Escape");
  await tooltip(page).waitFor({ state: "detached" });
  await page.locator('[popovertarget="services-panel"]:focus').waitFor();
});

test("touch gets no tooltip, and a tap does what it says", async () => {
  const page = await site.open("/faq", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await hydrate(page);
  await page.locator('[popovertarget="menu"]').tap();
  await page.locator("#menu").waitFor();
  expect(await tooltip(page).count()).toBe(0);
});

test("the library is fetched with the first tooltip, not before", async () => {
  const fetched: string[] = [];
  const page = await site.open("/locations", {
    before: async (opening) => {
      opening.on("request", (request) => fetched.push(request.url()));
    },
  });
  await hydrate(page);
  const before = fetched.length;
  await point(page, 0);
  await tooltip(page).waitFor();
  const scripts = fetched.slice(before).filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
});

test("no fact stands in a tooltip alone", async () => {
  const page = await site.open("/locations");
  for (const trigger of await page.locator("[data-tooltip]").all()) {
    const words = (await trigger.getAttribute("data-tooltip")) ?? "";
    const label = await trigger.getAttribute("aria-label");
    const text = await page.evaluate(() => document.body.innerText);
    const parts = label === words ? [] : words.split(": ");
    for (const part of parts) expect(text).toContain(part);
  }
});
