import type { Page } from "playwright-core";
import sharp from "sharp";
import { modulesOf, scriptsOf, startScripts, templateOf } from "../support/bundle";
import { eventually } from "../support/eventually";
import { openHoldingBack } from "../support/hold-back";
import { shifts, watchShifts } from "../support/layout-shifts";
import { phone } from "../support/phone";
import { allPaths } from "../support/routes";
import { drawn, hydrate, hydrated, noted, siteInBrowser } from "../support/site-in-browser";
import { builtFile, kB, servedBytes } from "../support/weight";

/** What a page fetches before and after intent. */

const site = siteInBrowser();

interface Request {
  readonly address: string;
  readonly type: string;
}

/**
 * Opens a page on a phone and lists what it fetches, as long as the list is asked for. Its pictures
 * come once its text stands, so that whatever they move is a shift of the layout.
 */
async function open(path: string): Promise<{ page: Page; requests: Request[] }> {
  const requests: Request[] = [];
  const { page, letGo } = await openHoldingBack(site, path, /\.(avif|webp|jpe?g)$/, {
    ...phone,
    hasty: true,
    before: async (opened) => {
      await watchShifts(opened);
      opened.on("request", (request) => {
        const { pathname } = new URL(request.url());
        requests.push({ address: pathname, type: request.resourceType() });
      });
    },
  });
  await drawn(page);
  letGo();
  await page.waitForLoadState("networkidle");
  return { page, requests };
}

/** What else a page fetches than its document, fonts and pictures; the icon is the browser's own wish. */
const beyondFirstLoad = (requests: readonly Request[]) =>
  requests.filter(
    ({ address, type }) =>
      !["document", "font", "image"].includes(type) && !address.startsWith("/favicon."),
  );

const bytesOf = (requests: readonly Request[]) =>
  requests.map(({ address }) => servedBytes(address)).reduce((sum, bytes) => sum + bytes, 0);

const ofType = (type: string, requests: readonly Request[]) =>
  requests.filter((request) => request.type === type).map(({ address }) => address);

/** The files of the pictures that stand on the screen, in part at least. */
const inView = (page: Page) =>
  page.locator("img").evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      })
      .map(({ currentSrc }) => new URL(currentSrc, window.origin).pathname),
  );

/** The files of the pictures that are marked as urgent, and those that a preload asked for. */
const urgent = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    const preloaded = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === "link" && !name.endsWith(".woff2"));
    const addresses = (urls: string[]) => urls.map((url) => new URL(url).pathname);
    return {
      marked: addresses(Array.from(marked, ({ currentSrc }) => currentSrc)),
      preloaded: addresses(preloaded.map(({ name }) => name)),
    };
  });

/** Waits until a page has loaded and any scroll counts as the visitor's. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // The loader's own timer, set as the page has loaded, runs before this one.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 600)));
}

/**
 * Scrolls to the end of a page, a screen at a time, as a visitor does: what moves with a jump of a
 * script's counts as a shift, even where it stays on the screen.
 */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, phone.viewport.height);
    await drawn(page);
  }
}

test.each(allPaths)(
  "%s comes in one flight, with the pictures in view and without a script or a shift",
  async (path) => {
    const { page, requests } = await open(path);
    const pictures = await inView(page);
    expect(ofType("image", requests)).toEqual(pictures);
    const rest = requests.filter(({ type }) => type !== "image" && type !== "other");
    expect(rest.map(({ type }) => type).sort()).toEqual(["document", "font", "font"]);
    for (const address of ofType("other", requests)) {
      expect(address).toMatch(/^\/favicon\./); // The browser's own wish.
    }
    expect(requests.length).toBeLessThanOrEqual(5);
    expect(bytesOf(requests)).toBeLessThanOrEqual((pictures.length > 0 ? 110 : 60) * kB);
    expect(await urgent(page)).toEqual({ marked: pictures, preloaded: pictures });
    for (const address of pictures) {
      const avif = { format: "heif", compression: "av1", width: 736 };
      expect(await sharp(builtFile(address)).metadata()).toMatchObject(avif);
      expect(servedBytes(address)).toBeLessThanOrEqual(60 * kB);
    }
    await scrollThrough(page);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await shifts(page)).toEqual([]);
  },
);

test.each(allPaths)("%s stays as it is when its fonts come late", async (path) => {
  const { page, letGo } = await openHoldingBack(site, path, /\.woff2$/, {
    ...phone,
    hasty: true,
    before: watchShifts,
  });
  // Until the browser has given up waiting for them, and text stands in others.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await drawn(page);
  letGo();
  await page.waitForLoadState("networkidle");
  await drawn(page);
  expect(await shifts(page)).toEqual([]);
});

test("the 404 page starts its scripts at once, and fetches no others", async () => {
  const { page, requests } = await open("/no-such-page");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const before = requests.slice(
    0,
    requests.findIndex(({ type }) => type === "script"),
  );
  expect(ofType("document", before)).toEqual(["/no-such-page"]);
  expect(ofType("font", before)).toHaveLength(2);
  const document = { address: "/404", type: "document" };
  const others = before.filter(({ type }) => type !== "document");
  expect(bytesOf([document, ...others])).toBeLessThanOrEqual(60 * kB);
  expect(ofType("image", requests)).toEqual([]);

  const scripts = ofType("script", requests);
  const ofTemplate = scriptsOf(templateOf("/404.html"));
  expect(scripts.slice(0, 3)).toEqual(startScripts);
  expect(scripts).toEqual(expect.arrayContaining(ofTemplate));
  const nearest = scripts.slice(3).filter((script) => !ofTemplate.includes(script));
  expect(nearest).toHaveLength(1);
  expect(nearest.flatMap(modulesOf).join("\n")).toContain("/src/not-found/nearest-pages.ts");
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.reduce((sum, script) => sum + servedBytes(script), 0)).toBeLessThanOrEqual(
    105 * kB,
  );
  expect(await shifts(page)).toEqual([]);
  site.forgive(/status of 404/); // The page's own, and that to Gatsby's question for data.
});

test("intent fetches the scripts in order, each once, however it is shown", async () => {
  const { page, requests } = await open("/faq");
  await page.mouse.move(200, 400);
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 200);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const scripts = ofType("script", requests);
  expect(scripts.slice(0, 3)).toEqual(startScripts);
  expect(scripts.slice(3).sort()).toEqual(scriptsOf(templateOf("/faq")).sort());
  // A file that is asked for again while it comes is no further request, but runs twice.
  const added = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src") ?? ""));
  expect(added.filter((script) => startScripts.includes(script))).toEqual(startScripts);
  const bytes = scripts.reduce((sum, address) => sum + servedBytes(address), 0);
  expect(bytes).toBeLessThanOrEqual(105 * kB);
  // Written as scripts start: once.
  expect(site.messages.filter((text) => text.startsWith("supabaseUrl"))).toHaveLength(1);
});

test.each([
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a touch", (page: Page) => page.touchscreen.tap(200, 400)],
  ["the pointer", (page: Page) => page.mouse.move(200, 400)],
  ["the wheel", (page: Page) => page.mouse.wheel(0, 200)],
  [
    "scrolling",
    async (page: Page) => {
      await settled(page);
      await page.evaluate(() => window.scrollBy(0, 200));
    },
  ],
])("%s is intent", async (_name, act) => {
  const { page, requests } = await open("/privacy-policy");
  await act(page);
  await page.waitForFunction(() => "___loader" in window);
  expect(requests.some(({ type }) => type === "script")).toBe(true);
});

test.each(["/#contact", "/roof-replacement-cost-clifton-nj#calculator"])(
  "arriving at %s is no intent, though the browser scrolls there",
  async (path) => {
    const { page, requests } = await open(path);
    await page.waitForFunction(() => window.scrollY > 0);
    await settled(page);
    expect(beyondFirstLoad(requests)).toEqual([]);
    await page.evaluate(() => window.scrollBy(0, 200));
    await hydrated(page);
  },
);

test.each<[how: string, come: (page: Page) => Promise<unknown>]>([
  ["Back", (page) => page.goBack()],
  ["a reload", (page) => page.reload()],
])("%s to where the visitor was is no intent", async (how, come) => {
  const { page, requests } = await open("/privacy-policy");
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await noted(page);
  if (how === "Back") await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await come(page);
  await page.waitForFunction(() => window.scrollY === 1200);
  await settled(page);
  expect(beyondFirstLoad(requests)).toEqual([]);
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
  // Away from the links, which answer to it, in steps.
  await page.mouse.move(0, 0);
  await eventually(async () => expect(await styles(page)).toEqual(await styles(loaded)));
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
