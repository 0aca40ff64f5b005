import type { Page } from "playwright-core";
import { allPaths } from "../support/routes";
import { hydrate, siteInBrowser } from "../support/site-in-browser";
import { kB, servedBytes } from "../support/weight";

/** What a page fetches before and after intent. */

const site = siteInBrowser();

/** A phone as Lighthouse simulates it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Request {
  readonly address: string;
  readonly type: string;
}

/** Opens a page and lists what it fetches, as long as the list is asked for. */
async function open(path: string): Promise<{ page: Page; requests: Request[] }> {
  const requests: Request[] = [];
  const page = await site.open(path, {
    ...phone,
    before: async (opened) => {
      opened.on("request", (request) => {
        const { pathname } = new URL(request.url());
        requests.push({ address: pathname, type: request.resourceType() });
      });
    },
  });
  await page.waitForLoadState("networkidle");
  return { page, requests };
}

const bytesOf = (requests: readonly Request[]) =>
  requests.map(({ address }) => servedBytes(address)).reduce((sum, bytes) => sum + bytes, 0);

test.each(allPaths)("%s comes in one flight, and without a script", async (path) => {
  const { page, requests } = await open(path);
  const pictures = requests.filter(({ type }) => type === "image");
  const rest = requests.filter(({ type }) => type !== "image" && type !== "other");
  expect(rest.map(({ type }) => type).sort()).toEqual(["document", "font", "font"]);
  const others = requests.filter(({ type }) => type === "other").map(({ address }) => address);
  for (const address of others) expect(address).toMatch(/^\/favicon\./); // The browser's own wish.
  expect(requests.length).toBeLessThanOrEqual(5);
  expect(bytesOf(requests)).toBeLessThanOrEqual((pictures.length > 0 ? 110 : 60) * kB);
  const first = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
  for (const address of first) {
    expect(address).toMatch(/\.avif$/);
    expect(pictures.map((picture) => picture.address)).toContain(address);
    expect(servedBytes(address)).toBeLessThanOrEqual(60 * kB);
  }
});

test("intent fetches the scripts in order, each once", async () => {
  const { page, requests } = await open("/faq");
  await hydrate(page);
  const scripts = requests.filter(({ type }) => type === "script").map(({ address }) => address);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.map((address) => address.split(/[-/]/)[1]).slice(0, 3)).toEqual([
    "webpack",
    "framework",
    "app",
  ]);
  const bytes = scripts.reduce((sum, address) => sum + servedBytes(address), 0);
  expect(bytes).toBeLessThanOrEqual(105 * kB);
});

test.each([
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a touch", (page: Page) => page.touchscreen.tap(200, 400)],
  ["the pointer", (page: Page) => page.mouse.move(200, 400)],
  ["scrolling", (page: Page) => page.evaluate(() => window.scrollBy(0, 200))],
])("%s is intent", async (_name, act) => {
  const { page, requests } = await open("/privacy-policy");
  await act(page);
  await page.waitForFunction(() => "___loader" in window);
  expect(requests.some(({ type }) => type === "script")).toBe(true);
});

test("another page has its styles when it is shown without a load", async () => {
  const { page } = await open("/privacy-policy");
  await hydrate(page);
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL("**/faq");
  const styles = (visited: Page) =>
    visited.locator("main").evaluate((main) =>
      Array.from(main.querySelectorAll("*"), (element) => {
        const { display, color, padding, margin, font } = getComputedStyle(element);
        return [element.tagName, display, color, padding, margin, font].join(" ");
      }),
    );
  const { page: loaded } = await open("/faq");
  await page.locator("summary").first().waitFor();
  expect(await styles(page)).toEqual(await styles(loaded));
});

test("another page has its drawings when it is shown without a load", async () => {
  const { page } = await open("/privacy-policy");
  await hydrate(page);
  await page.locator('footer a[href="/locations"]').click();
  await page.waitForURL("**/locations");
  await page.locator('svg[role="img"] text').first().waitFor();
  const drawing = (visited: Page) => visited.locator('svg[role="img"]').innerHTML();
  const { page: loaded } = await open("/locations");
  expect(await drawing(page)).toBe(await drawing(loaded));
});

test("Back to a page that only scripts had shown loads it", async () => {
  const { page } = await open("/faq");
  await hydrate(page);
  await page.locator('footer a[href="/locations"]').click();
  await page.waitForURL("**/locations");
  await page.reload();
  await page.goBack();
  await page.waitForURL("**/faq");
  await page.locator("summary").first().waitFor();
});
