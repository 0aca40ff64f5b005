import type { Page } from "playwright-core";
import { servicePaths } from "../support/routes";
import { accessibilityFaults } from "../support/check-accessibility";
import { headerNavigation, hydrate, screens, siteInBrowser } from "../support/site-in-browser";
import { spoilPage } from "../support/spoil-page";

const site = siteInBrowser();

/** What has the focus: its address, or what its button opens, or its tag; and whether that can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "", visible: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name:
        element.getAttribute("href") ??
        element.getAttribute("popovertarget") ??
        element.tagName.toLowerCase(),
      visible:
        outlineStyle !== "none" &&
        parseFloat(outlineWidth) >= 2 &&
        (element.contains(at) || (at?.contains(element) ?? false)),
    };
  });
}

/** Walks through the whole page by Tab. */
async function walk(page: Page): Promise<string[]> {
  const names: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press("Tab");
    const { name, visible } = await focused(page);
    if (name === "") break;
    names.push(name);
    if (!visible) hidden.push(name);
  }
  expect(hidden).toEqual([]);
  return names;
}

const focusables = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll("a[href], button, summary, input, select")).filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

test.each([
  ["/", screens.wide],
  ["/faq", screens.wide],
  ["/faq", screens.narrow],
  ["/locations/paterson", screens.narrow],
])("Tab reaches everything on %s once, always in sight (%o)", async (path, viewport) => {
  const page = await site.open(path, { viewport });
  await hydrate(page);
  const names = await walk(page);
  expect(names).toHaveLength(await focusables(page));
  expect(names[0]).toBe("#main");
});

test("the skip link leads past the header into the page", async () => {
  const page = await site.open("/faq");
  await page.keyboard.press("Tab");
  const skip = page.locator('a[href="#main"]');
  const box = await skip.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator("main :focus").count()).toBe(1);
});

test("header, panel, question and footer work by keyboard alone", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const expectFocus = async (name: string) => expect((await focused(page)).name).toBe(name);
  await press("Tab", 2);
  await expectFocus("/");
  await press("Tab", 2);
  await expectFocus("/#services");
  await press("Tab");
  await expectFocus("services-panel");
  await press("Enter");
  await press("Tab", servicePaths.length);
  await expectFocus(servicePaths.at(-1) ?? "");
  await press("Escape");
  await expectFocus("services-panel");
  await press("Tab");
  await expectFocus("/locations");
  await page.locator("main summary").first().focus();
  await press("Enter");
  expect(await page.locator("details[open]").count()).toBe(1);
  await page.locator("footer a").last().focus();
  await press("Enter");
  await page.waitForURL("**/sitemap");
});

test.each([["services panel"], ["menu"], ["tooltip"], ["answers"], ["error page"]])(
  "axe finds nothing with an open %s",
  async (what) => {
    const page = await site.open("/faq", {
      viewport: what === "menu" ? screens.narrow : screens.wide,
      before: async (opening) => {
        if (what === "error page") await spoilPage(opening, "locations");
      },
    });
    await hydrate(page);
    if (what === "tooltip") await page.locator('[popovertarget="services-panel"]').hover();
    if (what === "tooltip") await page.locator("[role=tooltip]").waitFor();
    if (what === "services panel") await page.locator('[popovertarget="services-panel"]').click();
    if (what === "menu") await page.locator('[popovertarget="menu"]').click();
    if (what === "answers") await page.locator("main summary").first().click();
    if (what === "error page") {
      await page.locator(`${headerNavigation} a[href="/locations"]`).click();
      await page.locator("h1", { hasText: "Unexpected Application Error!" }).waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
