import type { Page } from "playwright-core";
import { eventually } from "../support/eventually";
import { openHoldingBack } from "../support/hold-back";
import {
  belowHeader,
  drawn,
  headerNavigation,
  hydrate,
  noted,
  rightBelowHeader,
  siteInBrowser,
} from "../support/site-in-browser";

const site = siteInBrowser();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const headerLink = (page: Page, path: string) =>
  page.locator(`${headerNavigation} a[href="${path}"]`);

/** Marks the window, so that a reload can be told. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "stillHere", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "stillHere") === true);

test("going to a page changes it without a reload, moves focus to its top, announces it and starts at the top", async () => {
  const page = await site.open("/");
  await hydrate(page);
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await headerLink(page, "/locations").click();
  await page.waitForURL("**/locations");
  // The address changes before the page does.
  const heading = await page.locator("main h1", { hasText: "Where we roof" }).textContent();
  await page.waitForFunction(
    (text) => document.getElementById("gatsby-announcer")?.textContent?.includes(text ?? ""),
    heading,
  );
  const announcer = page.locator("#gatsby-announcer");
  expect(await announcer.getAttribute("aria-live")).toBe("assertive");
  await page.locator("#gatsby-focus-wrapper:focus").waitFor();
  await page.keyboard.press("Tab");
  await page.locator('a[href="#main"]:focus').waitFor();
  expect(await scrollY(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test("Back returns to where the visitor was, and Forward as well", async () => {
  const page = await site.open("/");
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await eventually(async () => expect(await scrollY(page)).toBe(1200));
  await headerLink(page, "/faq").click();
  await page.locator("main details").first().waitFor();
  await eventually(async () => expect(await scrollY(page)).toBe(0));
  await page.evaluate(() => window.scrollTo(0, 300));
  await noted(page);
  await page.goBack();
  await page.locator("#services").waitFor();
  await eventually(async () => expect(await scrollY(page)).toBe(1200));
  await drawn(page);
  await page.goForward();
  await eventually(async () => expect(await scrollY(page)).toBe(300));
});

test("where the browser scrolls before Back has changed the page is not noted as that page's position", async () => {
  const page = await site.open("/");
  await hydrate(page);
  await headerLink(page, "/faq").click();
  await page.locator("main details").first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await noted(page);
  await page.evaluate(() => {
    // The page follows a frame later, by which time Gatsby has noted what it hears of here.
    const scrollFirst = () => {
      window.scrollTo(0, 700);
      document.dispatchEvent(new Event("scroll", { bubbles: true }));
    };
    window.addEventListener("popstate", scrollFirst, { once: true });
  });
  await page.goBack();
  await page.locator("#services").waitFor();
  await drawn(page);
  await page.goForward();
  await page.locator("main details").first().waitFor();
  await eventually(async () => expect(await scrollY(page)).toBe(300));
});

test("positions are still noted after a second click on a link to the same place", async () => {
  const page = await site.open("/privacy-policy");
  await hydrate(page);
  const contents = page.locator('main nav a[href^="#"]').first();
  await contents.click();
  await contents.click();
  await page.evaluate(() => {
    const note = () => Reflect.set(window, "heardOfScrolling", true);
    window.addEventListener("scroll", note, { once: true });
    window.scrollTo(0, 2000);
  });
  await page.waitForFunction(() => Reflect.get(window, "heardOfScrolling") === true);
  expect(await scrollY(page)).toBe(2000);
});

test("Back from a page that scripts never ran on works, too", async () => {
  const page = await site.open("/");
  await page
    .locator('main a[href="/free-estimate"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
    });
  await page.waitForURL("**/free-estimate");
  await page.goBack();
  await page.locator("#services").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

describe.each([
  ["a link on the same page", "/", "#services"],
  ["a link from another page", "/faq", "#services"],
])("%s to a place on a page", (_, from, target) => {
  test("ends right below the header, while pictures are still loading", async () => {
    const pictures = /\.(avif|webp|jpe?g)$/;
    const { page, letGo } = await openHoldingBack(site, from, pictures, { hasty: true });
    await hydrate(page);
    await headerLink(page, `/${target}`).first().click();
    // The pictures are held back, so that the page's load event is still to come.
    await page.waitForURL(`**/${target}`, { waitUntil: "commit" });
    await eventually(async () => expect(await scrollY(page)).toBeGreaterThan(0));
    await rightBelowHeader(page, target);
    const before = await belowHeader(page, target);
    letGo();
    await page.waitForLoadState("networkidle");
    await page.mouse.move(5, 5); // the panel under the pointer goes
    expect(Math.abs((await belowHeader(page, target)) - before)).toBeLessThan(2);
  });
});

test("the first page of a visit opens at the place that its address names", async () => {
  const page = await site.open("/#contact");
  await page.waitForLoadState("networkidle");
  await rightBelowHeader(page, "#contact");
  const position = await scrollY(page);
  await hydrate(page);
  expect(await scrollY(page)).toBe(position);
});

test("pages are fetched ahead of the click", async () => {
  const fetched: string[] = [];
  const page = await site.open("/", {
    before: async (opening) => {
      opening.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    },
  });
  await hydrate(page);
  // Gatsby waits some seconds, and takes a few of the links in view at a time.
  await eventually(
    () => expect(fetched).toContain("/page-data/free-estimate/page-data.json"),
    20_000,
  );
  expect(new URL(page.url()).pathname).toBe("/");
});

test("what gets the focus in the header does not move the page below it", async () => {
  const page = await site.open("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await eventually(async () => expect(await scrollY(page)).toBe(1200));
  await headerLink(page, "/faq").focus();
  await page.keyboard.press("Tab");
  expect(await scrollY(page)).toBe(1200);
});
