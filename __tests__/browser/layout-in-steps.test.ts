import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { shifts, watchShifts } from "../support/layout-shifts";
import {
  drawn,
  hydrate,
  noted,
  rightBelowHeader,
  screens,
  siteInBrowser,
} from "../support/site-in-browser";

const site = siteInBrowser();

const onPhone = { viewport: screens.narrow };

/** The sections of the page, and its footer, that are not laid out. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main > section > *, footer > *"))
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => element.textContent),
  );

/** The first heading that can be seen below the header. */
const firstHeading = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector("body header")?.getBoundingClientRect().bottom ?? NaN;
    return Array.from(document.querySelectorAll("main :is(h2, h3)")).find(
      (heading) => heading.getBoundingClientRect().top >= bottom - 1,
    )?.textContent;
  });

/** Opens a page on a phone whose animations stand at their start until they are let go, however slow it is. */
async function openAtStart(path: string): Promise<{ page: Page; letGo: () => Promise<void> }> {
  let setRate: (playbackRate: number) => Promise<unknown> = () => Promise.resolve();
  const page = await site.open(path, {
    ...onPhone,
    before: async (opening) => {
      const session = await opening.context().newCDPSession(opening);
      setRate = (playbackRate) => session.send("Animation.setPlaybackRate", { playbackRate });
      await session.send("Animation.enable");
      await setRate(0);
    },
  });
  return {
    page,
    letGo: async () => {
      await setRate(1);
    },
  };
}

test("a phone lays out the first screen first, and soon all of the page, without scripts too", async () => {
  const { page, letGo } = await openAtStart("/locations/clifton");
  const last = page.locator("main > section:last-of-type > *").first();
  const isLaidOut = () =>
    last.evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  await drawn(page);
  expect(await isLaidOut()).toBe(false);
  await letGo();
  await eventually(async () => expect(await skipped(page)).toEqual([]));
  expect(await isLaidOut()).toBe(true);
});

test("a phone's first frame lays out no more than a section below the first screen", async () => {
  const { page } = await openAtStart("/");
  await drawn(page);
  const sections = await page.locator("main > section > *, footer > *").count();
  expect(await skipped(page)).toHaveLength(sections - 1);
});

test("a page that scripts show on a phone is laid out at once, as Gatsby goes back by pixels", async () => {
  const page = await site.open("/locations/clifton", onPhone);
  await hydrate(page);
  await page.locator('footer a[href="/locations"]').first().click();
  await page.waitForURL("**/locations");
  await page.locator('main h1:has-text("Where we roof")').waitFor();
  expect(await skipped(page)).toEqual([]);
});

test("a page that is loaded anew on a phone shows the same place again", async () => {
  const page = await site.open("/locations/clifton", onPhone);
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 5000));
  await noted(page);
  const before = await firstHeading(page);
  expect(before).toBeTruthy();
  await page.reload();
  await eventually(async () => expect(await firstHeading(page)).toBe(before));
  await eventually(async () => expect(await skipped(page)).toEqual([]));
  expect(await firstHeading(page)).toBe(before);
});

test("a place that the address names stands right below the header on a phone", async () => {
  const page = await site.open("/#contact", onPhone);
  await eventually(async () => expect(await skipped(page)).toEqual([]));
  await rightBelowHeader(page, "#contact");
});

test("going to a place of a page and back, without scripts, ends where it began", async () => {
  const page = await site.open("/", { ...onPhone, javaScriptEnabled: false });
  await eventually(async () => expect(await skipped(page)).toEqual([]));
  const link = page.locator('footer a[href="/#services"]');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await eventually(async () =>
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before - 1000),
  );
  await page.goBack();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(before));
  expect(await skipped(page)).toEqual([]);
});

test.each(["/", "/locations/clifton", "/roof-replacement-cost-clifton-nj"])(
  "nothing in sight of %s shifts while the rest is laid out",
  async (path) => {
    const page = await site.open(path, {
      ...onPhone,
      before: watchShifts,
    });
    await eventually(async () => expect(await skipped(page)).toEqual([]));
    expect(await shifts(page)).toEqual([]);
  },
);
