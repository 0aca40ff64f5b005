import type { Page } from "playwright-core";
import { scriptsOf, templates } from "../support/bundle";
import { eventually } from "../support/eventually";
import { openHoldingBack } from "../support/hold-back";
import { hydrate, noted, screens, siteInBrowser, takenOver } from "../support/site-in-browser";

const site = siteInBrowser();
const costs = "/roof-replacement-cost-clifton-nj";
const pages = [costs, "/roof-replacement-estimate-clifton-nj", "/new-roof-installation-clifton-nj"];

const form = (page: Page) => page.locator("form:has([name=age])");
const size = (page: Page) => form(page).locator("[name=size]");
const answer = (page: Page) => form(page).locator('[tabindex="-1"]');
/** Waits until the form's code, which comes when it is used, runs it. */
const inUse = (page: Page) => takenOver(page, "form [name=age]");
/** Enters a size, and waits until it is answered and stands in the address. */
const answered = async (page: Page, squareFeet: string) => {
  await size(page).fill(squareFeet);
  await page.waitForURL(`**?size=${squareFeet}&*`);
};
/** Keeps the scripts from a page, as a slow network does. */
const withoutScripts = async (page: Page) => {
  site.forgive(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
};
const scripts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => /\.js(\?|$)/.test(name)).length,
  );

/** Whether an address is that of the form's code, which is fetched when it is used. */
const isForm = ({ pathname }: URL) => scriptsOf("calculator-form").includes(pathname);

test.each(pages)(
  "%s: the answer follows each choice, without a request but the first, for its code",
  async (path) => {
    const page = await site.open(path);
    await hydrate(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    // Chromium looks for the icon again where the address changes; Gatsby fetches pages ahead in time,
    // their data and their scripts.
    const ahead = templates.flatMap(scriptsOf);
    const isAside = (path: string) =>
      /^\/(favicon\.svg$|page-data\/)/.test(path) || ahead.includes(path);
    const own = () => requests.filter((path) => !isAside(path));
    await size(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(own()).toEqual([]);
    // Its code comes with the first use.
    await size(page).focus();
    await size(page).fill("1900");
    await eventually(async () => expect(await answer(page).innerText()).toContain("1,900 sq ft"));
    const code = scriptsOf("calculator-form");
    expect(own()).toEqual(code);
    const before = await answer(page).innerText();
    await form(page).locator("[name=choice]").last().check();
    expect(await answer(page).innerText()).not.toBe(before);
    await eventually(() => expect(page.url()).toMatch(/\?size=1900&choice=\w+&months=36$/));
    expect(own()).toEqual(code);
  },
);

test("what is typed while the code is on its way stays and is answered", async () => {
  const { page, letGo } = await openHoldingBack(site, costs, isForm);
  await hydrate(page);
  await size(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2250");
  await form(page).getByText("Metal roofing", { exact: true }).first().click();
  letGo();
  await eventually(async () => expect(await answer(page).innerText()).toContain("2,250 sq ft"));
  expect(await size(page).inputValue()).toBe("2250");
  expect(await form(page).locator("[name=choice]:checked").inputValue()).toBe("metal");
});

test("sent while the code is on its way, the form comes back with the answer", async () => {
  const { page, letGo } = await openHoldingBack(site, costs, isForm);
  await hydrate(page);
  await size(page).fill("2000");
  await page.keyboard.press("Enter");
  await page.waitForURL(/size=2000/);
  letGo();
  await inUse(page);
  await eventually(async () => expect(await answer(page).innerText()).toContain("2,000 sq ft"));
});

test("sent as it came, it comes back as the visitor's own", async () => {
  const { page, letGo } = await openHoldingBack(site, costs, isForm);
  await hydrate(page);
  await form(page).locator("button").click();
  await page.waitForURL(/size=1500/);
  letGo();
  await inUse(page);
  expect(await answer(page).innerText()).toContain("Your roof");
});

test("where the code does not come, the next use asks for it again", async () => {
  site.forgive(/ERR_FAILED/);
  const page = await site.open(costs);
  await hydrate(page);
  await page.route(isForm, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await size(page).fill("2100");
  await failed;
  await page.unroute(isForm);
  await form(page).getByText("Metal roofing", { exact: true }).first().click();
  await eventually(async () => expect(await answer(page).innerText()).toContain("2,100 sq ft"));
});

/** A page with a link to that of costs. */
const linking = "/";

/** Goes to the page of costs as Gatsby does, without a load. */
const visit = async (page: Page) => {
  await hydrate(page);
  await page.locator(`main a[href^="${costs}"]`).first().click();
  await page.waitForURL(`**${costs}*`);
};

/** The address at which the browser last loaded a page. */
const loadedAt = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);

test("shown without a load it is the same, and answers", async () => {
  const page = await site.open(linking);
  await visit(page);
  const loaded = await site.open(costs);
  expect(await form(page).innerText()).toBe(await form(loaded).innerText());
  expect(await loadedAt(page)).toBe(site.origin + linking);
  await size(page).fill("1700");
  await eventually(async () => expect(await answer(page).innerText()).toContain("1,700 sq ft"));
});

test("where its code does not come to a page shown without a load, the page is loaded", async () => {
  site.forgive(/ERR_FAILED/);
  const page = await site.open(linking, {
    before: (opening) => opening.route(isForm, (route) => route.abort()),
  });
  await visit(page);
  await form(page).waitFor();
  expect(await loadedAt(page)).toBe(site.origin + costs);
});

test.each([
  ["used", (page: Page) => answered(page, "1700")],
  ["not used", () => Promise.resolve()],
])("Back to a page whose calculator was %s returns to where the visitor was", async (_, use) => {
  const page = await site.open(costs);
  await hydrate(page);
  await use(page);
  const below = page.locator("main > :last-child");
  await below.scrollIntoViewIfNeeded();
  await noted(page);
  const before = await below.boundingBox();
  await page.locator("header a[href='/faq']").first().click();
  await page.waitForURL("**/faq");
  await page.locator("main details").first().waitFor();
  await page.goBack();
  await form(page).waitFor();
  await eventually(async () => expect(await below.boundingBox()).toEqual(before));
});

test("Back to a page whose size was left empty shows the example, as a load does", async () => {
  const page = await site.open(costs);
  await hydrate(page);
  await size(page).fill("");
  await page.waitForURL("**?months=36");
  await page.locator("header a[href='/faq']").first().click();
  await page.waitForURL("**/faq");
  await page.goBack();
  await inUse(page);
  expect(await size(page).inputValue()).toBe("1500");
  expect(await answer(page).innerText()).toContain("An example");
});

test("Back to a house returns to where the visitor was", async () => {
  const page = await site.open(`${costs}?by=house&floor=2000&stories=2`, {
    viewport: screens.narrow,
  });
  await inUse(page);
  await page.waitForURL(/months=36/);
  const below = page.locator("main > :last-child");
  await below.scrollIntoViewIfNeeded();
  await noted(page);
  const before = await below.boundingBox();
  await below.locator("a[href^='/']").first().click();
  await page.waitForURL((url) => url.pathname !== costs);
  await page.goBack();
  await inUse(page);
  await eventually(async () => expect(await below.boundingBox()).toEqual(before));
});

test("left in a hurry it leaves the next page's address alone", async () => {
  const page = await site.open(costs, { before: (opening) => opening.clock.install() });
  await hydrate(page);
  await size(page).focus();
  await size(page).fill("1600");
  await eventually(async () => expect(await answer(page).innerText()).toContain("1,600 sq ft"));
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await size(page).fill("1650");
  await page.locator("footer a[href='/faq']").click();
  await page.clock.resume();
  await page.waitForURL("**/faq");
  await page.locator("main details").first().waitFor();
  await page.clock.fastForward(1000);
  expect(new URL(page.url()).search).toBe("");
});

test("an address with a choice shows its answer at once, to print or to share", async () => {
  const page = await site.open(`${costs}?size=1800&choice=architectural#calculator`);
  await inUse(page);
  expect(await size(page).inputValue()).toBe("1800");
  expect(await answer(page).innerText()).toContain("$14,400–$20,000");
  await page.emulateMedia({ media: "print" });
  expect(await answer(page).isVisible()).toBe(true);
  expect(await form(page).locator("button").isVisible()).toBe(false);
});

test("an address with any other field does so too, as one has that was shared without a size", async () => {
  const page = await site.open(`${costs}?choice=metal`);
  await inUse(page);
  expect(await form(page).locator("[name=choice]:checked").getAttribute("value")).toBe("metal");
});

test("without a query, or with a foreign one, no script is fetched for it", async () => {
  for (const query of ["", "?utm_source=x"]) {
    const page = await site.open(costs + query);
    await page.waitForLoadState("networkidle");
    expect(await scripts(page)).toBe(0);
  }
});

test("sent before its scripts came, the form comes back with the answer", async () => {
  const page = await site.open(costs, {
    before: withoutScripts,
  });
  await size(page).fill("2000");
  await form(page).getByText("Metal roofing", { exact: true }).first().click();
  await page.unroute(/\.js$/);
  await page.route(/\.js$/, (route) => route.continue());
  await form(page).locator("button").click();
  await page.waitForURL(/size=2000.*choice=metal/);
  await inUse(page);
  expect(await size(page).inputValue()).toBe("2000");
  expect(await answer(page).innerText()).toContain("$16,000–$24,000");
});

test("what was typed before hydration stays and is answered", async () => {
  const page = await site.open(costs);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("form [name=size]");
    if (field) field.value = "1250";
  });
  await hydrate(page);
  expect(await size(page).inputValue()).toBe("1250");
  await eventually(async () => expect(await answer(page).innerText()).toContain("1,250 sq ft"));
});

test("with JavaScript off the tables stand there, and no dead form", async () => {
  for (const path of pages) {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await form(page).isVisible()).toBe(false);
    expect(await page.locator("noscript p").isVisible()).toBe(true);
    expect(await page.locator("main table:visible").count()).toBeGreaterThanOrEqual(2);
  }
  const home = await site.open("/", { javaScriptEnabled: false });
  expect(await home.locator("form").isVisible()).toBe(false);
  expect(await home.locator("main table:visible").count()).toBeGreaterThan(0);
});

test("the way to say the size changes the fields, by keyboard and without a script", async () => {
  const page = await site.open(costs, {
    before: withoutScripts,
  });
  const floor = form(page).locator("[name=floor]");
  expect(await floor.isVisible()).toBe(false);
  await form(page).locator("[name=by]").first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await floor.isVisible()).toBe(true);
  expect(await size(page).isVisible()).toBe(false);
});

test("the home page's short form leads to the answer", async () => {
  const page = await site.open("/", { viewport: screens.narrow });
  const short = page.locator(`form[action^="${costs}"]`);
  await short.locator("[name=size]").fill("2200");
  await short.locator("select").selectOption("metal");
  await short.locator("button").click();
  await page.waitForURL(/\?size=2200&choice=metal#calculator$/);
  await inUse(page);
  expect(await answer(page).innerText()).toContain("$17,600–$25,000");
});

test("screen readers are told once, after the typing", async () => {
  const page = await site.open(costs);
  await hydrate(page);
  await size(page).focus();
  await inUse(page);
  await page.evaluate(() => {
    const told: string[] = [];
    Reflect.set(window, "told", told);
    const status = document.querySelector("form [role=status]");
    if (!status) return;
    new MutationObserver(() => told.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const told = () => page.evaluate(() => Reflect.get(window, "told"));
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const typed of ["1", "17", "175", "1750"]) await size(page).fill(typed);
  expect(await told()).toEqual([]);
  await page.clock.runFor(1000);
  expect(await told()).toEqual(["1,750 sq ft: $14,000–$21,000"]);
});

test("on a phone nothing is wider than the screen", async () => {
  const page = await site.open(`${costs}?size=1500&choice=metal`, { viewport: screens.narrow });
  await inUse(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(screens.narrow.width);
});
