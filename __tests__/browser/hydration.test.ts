import type { Page } from "playwright-core";
import { templateOf } from "../support/bundle";
import { openWithLateScripts } from "../support/late-scripts";
import { shifts, watchShifts } from "../support/layout-shifts";
import { phone } from "../support/phone";
import { allPaths } from "../support/routes";
import { hydrate, siteInBrowser, takenOver } from "../support/site-in-browser";

const site = siteInBrowser();
const costs = "/roof-replacement-cost-clifton-nj";

/** The page as the visitor has it, apart from what only scripts use. */
const markup = (page: Page) =>
  page.evaluate(() => document.getElementById("___gatsby")?.outerHTML ?? "");

test.each(allPaths)(
  "%s is the same before and after its scripts, without a word on the console or a shift",
  async (path) => {
    const page = await site.open(path, { before: watchShifts });
    const before = await markup(page);
    await hydrate(page);
    expect(await markup(page)).toBe(before);
    expect(await shifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  },
);

test.each(allPaths.filter((path) => templateOf(path) === templateOf(costs)))(
  "%s is the same, too, when its calculator's code has taken that over",
  async (path) => {
    const page = await site.open(path, { before: watchShifts });
    const before = await markup(page);
    await hydrate(page);
    await page.locator("form [name=age]").focus();
    await takenOver(page, "form [name=age]");
    expect(await markup(page)).toBe(before);
    expect(await shifts(page)).toEqual([]);
  },
);

test("the 404 page, too, is the same before and after its scripts, at an address like no other", async () => {
  const { page, letScriptsCome } = await openWithLateScripts(site, "/qqq", {
    hasty: true,
    before: watchShifts,
  });
  const before = await markup(page);
  await letScriptsCome();
  await page.waitForLoadState("networkidle");
  expect(site.messages).toContain("404: /qqq");
  expect(await markup(page)).toBe(before);
  expect(await shifts(page)).toEqual([]);
  site.forgive(/status of 404/); // The page's own, and that to Gatsby's question for data.
});

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

/** What the form of a page holds, as it would be sent. */
const held = (page: Page) =>
  page
    .locator("form")
    .evaluate((form: HTMLFormElement) =>
      Array.from(new FormData(form), ([name, value]) => `${name}=${String(value)}`).join("&"),
    );

/** Replaces what a field holds, key by key. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Goes to the next option of a list. */
async function chooseNext(page: Page, list: string): Promise<void> {
  await page.locator(list).focus();
  await page.keyboard.press("ArrowDown");
}

/** Waits until the calculator's answer has some words in it. */
const says = (page: Page, words: string) =>
  page.locator('form [tabindex="-1"]', { hasText: words }).waitFor();

type Step = (page: Page) => Promise<unknown>;

test.each<[what: string, path: string, act: Step, stands: Step]>([
  [
    "a number typed into the calculator",
    costs,
    (page) => type(page, "[name=size]", "1850"),
    async (page) => {
      expect(await held(page)).toContain("size=1850&");
      await says(page, "For 1,850 sq ft");
    },
  ],
  [
    "a choice made in the calculator",
    costs,
    (page) => page.locator("[name=choice][value=metal]").tap(),
    async (page) => {
      expect(await held(page)).toContain("choice=metal&");
      await says(page, "for Metal roofing");
    },
  ],
  [
    "an option chosen from the calculator's lists",
    costs,
    async (page) => {
      await page.locator("[name=by][value=house]").tap();
      await type(page, "[name=floor]", "2000");
      await chooseNext(page, "[name=stories]");
      await chooseNext(page, "[name=pitch]");
    },
    async (page) => {
      expect(await held(page)).toContain("floor=2000&stories=1.5&pitch=steep&");
      await says(page, "That house has about 1,667 sq ft of roof");
    },
  ],
  [
    "what was filled into the home page's short form",
    "/",
    async (page) => {
      await type(page, "[name=size]", "2100");
      await chooseNext(page, "[name=choice]");
    },
    async (page) => {
      expect(await held(page)).toBe("size=2100&choice=asphalt");
      await page.locator("form button").tap();
      await page.waitForURL(/\?size=2100&choice=asphalt#calculator$/);
      await says(page, "For 2,100 sq ft");
    },
  ],
  [
    "an answer opened by the keyboard",
    "/faq",
    async (page) => {
      await page.locator("summary").nth(1).focus();
      await page.keyboard.press("Space");
    },
    async (page) => {
      expect(await page.locator("details").nth(1).getAttribute("open")).toBe("");
      await page.locator("details[open] > summary:focus").waitFor();
    },
  ],
  [
    "a menu opened by a tap",
    "/faq",
    (page) => page.locator('[popovertarget="menu"]').tap(),
    async (page) => {
      expect(await page.locator("#menu:popover-open").count()).toBe(1);
      await page.locator('[popovertarget="menu"]').tap();
      await page.locator("#menu").waitFor({ state: "hidden" });
    },
  ],
])("%s before the scripts come stands when they run", async (_what, path, act, stands) => {
  const { page, letScriptsCome } = await openWithLateScripts(site, path, phone);
  await act(page);
  await letScriptsCome();
  await stands(page);
});

test("a number half typed when the scripts come is typed to its end", async () => {
  const { page, letScriptsCome } = await openWithLateScripts(site, costs, phone);
  await type(page, "[name=size]", "18");
  await letScriptsCome();
  await page.keyboard.type("50");
  expect(await page.locator("[name=size]").inputValue()).toBe("1850");
  await says(page, "For 1,850 sq ft");
});

test("a link tapped before the scripts come leads where it says", async () => {
  const { page } = await openWithLateScripts(site, "/faq", phone);
  await page.locator('footer a[href="/privacy-policy"]').tap();
  await page.waitForURL("**/privacy-policy");
});

test("without a backend the console says what is missing, and nothing else", async () => {
  const page = await site.open("/");
  await hydrate(page);
  expect(site.messages).toEqual(["supabaseUrl is required.", "supabaseKey is required."]);
});
