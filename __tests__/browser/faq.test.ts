import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { hydrate, rightBelowHeader, screens, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

const question = (page: Page, index: number) => page.locator("main details").nth(index);
const opened = (page: Page) =>
  page
    .locator("main details")
    .evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute("open") ? [index] : [])));

describe.each([["without scripts"], ["with scripts"]])("the questions %s", (mode) => {
  async function open(path = "/faq"): Promise<Page> {
    const page = await site.open(path, { javaScriptEnabled: mode === "with scripts" });
    if (mode === "with scripts") await hydrate(page);
    return page;
  }

  test("are ten, all closed, of which at most one opens and the open one closes again", async () => {
    const page = await open();
    expect(await page.locator("main details").count()).toBe(10);
    expect(await opened(page)).toEqual([]);
    await question(page, 2).locator("summary").click();
    expect(await opened(page)).toEqual([2]);
    await question(page, 7).locator("summary").click();
    expect(await opened(page)).toEqual([7]);
    await question(page, 7).locator("summary").click();
    expect(await opened(page)).toEqual([]);
  });

  test("open and close by the keyboard", async () => {
    const page = await open();
    await question(page, 0).locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await opened(page)).toEqual([0]);
    await page.keyboard.press("Tab");
    await page.locator("details[open] a:focus").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    expect(await opened(page)).toEqual([]);
  });

  test("open by a link to one of them, in sight below the header", async () => {
    const page = await open("/faq#replacement-time");
    await page.locator("#replacement-time").waitFor({ state: "visible" });
    expect(await opened(page)).toHaveLength(1);
    await rightBelowHeader(page, "details[open] summary");
  });
});

test("a question stays in sight when the longer answer above it closes for it", async () => {
  const page = await site.open("/faq", { viewport: screens.narrow });
  await hydrate(page);
  for (let index = 1; index < 10; index += 1) {
    await question(page, index - 1)
      .locator("summary")
      .click();
    const summary = question(page, index).locator("summary");
    await summary.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top - 300));
    await summary.click();
    const header = await page.getByRole("banner").evaluate((bar) => bar.clientHeight);
    await eventually(async () => {
      const box = await summary.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header);
      expect(box?.y).toBeLessThan(screens.narrow.height / 2);
    });
    await summary.click();
  }
});

test("a screen reader meets a disclosure with its state", async () => {
  const page = await site.open("/faq");
  const client = await page.context().newCDPSession(page);
  await question(page, 1).locator("summary").click();
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const states = nodes
    .filter(({ role }) => String(role?.value).startsWith("DisclosureTriangle"))
    .map(({ properties }) => properties?.find(({ name }) => name === "expanded")?.value.value);
  expect(states).toEqual([false, true, ...Array.from({ length: 8 }, () => false)]);
});

test("a link followed on another page opens its question", async () => {
  const page = await site.open("/");
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]');
    link?.click();
  });
  await page.waitForURL("**/faq");
  await page.evaluate(() => {
    history.pushState(null, "", "/faq#emergency");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.locator("#emergency").waitFor({ state: "visible" });
});

test("closed answers are found in the page", async () => {
  const page = await site.open("/faq");
  const answer = await page
    .locator("#replacement-time p")
    .first()
    .evaluate((paragraph) => paragraph.textContent ?? "");
  const words = answer.split(" ").slice(2, 6).join(" ");
  const found = await page.evaluate((text) => {
    const { href } = location;
    // A text fragment looks for words as find-in-page does, and opens what holds them.
    location.href = `${href}#:~:text=${encodeURIComponent(text)}`;
  }, words);
  expect(found).toBeUndefined();
  await page.locator("#replacement-time").waitFor({ state: "visible" });
});

test("scripts leave open what a visitor opened before them", async () => {
  const page = await site.open("/faq");
  await question(page, 4).locator("summary").click();
  await hydrate(page);
  expect(await opened(page)).toEqual([4]);
});
