import type { Page } from "playwright-core";
import { headingCharacters } from "../../scripts/subset-fonts";
import { allPaths } from "../support/routes";
import { hydrated, screens, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** One page of each kind. */
const kinds = [
  "/",
  "/faq",
  "/free-estimate",
  "/locations",
  "/sitemap",
  "/privacy-policy",
  "/locations/paterson",
  "/services/asphalt-shingles",
  "/emergency-roof-repair-montclair-nj",
  "/roof-replacement-cost-clifton-nj",
];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How light a color is, from 0 to 255. */
const lightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
};

test("the theme is the system's from the first frame, without scripts, and follows it at once", async () => {
  const page = await site.open("/", { javaScriptEnabled: false, colorScheme: "dark" });
  expect(lightness(await ground(page))).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: "light" });
  expect(lightness(await ground(page))).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(lightness(await ground(page))).toBeLessThan(60);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "light dark",
  );
});

test.each(["light", "dark"] as const)(
  "the browser's own frame has the color of the %s page",
  async (colorScheme) => {
    const page = await site.open("/", { colorScheme });
    const color = await page.evaluate(() => {
      const tags = Array.from(document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"));
      const tag = tags.find(({ media }) => matchMedia(media).matches);
      const probe = document.createElement("p");
      probe.style.color = tag?.content ?? "";
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(color).toBe(await ground(page));
  },
);

test("the font of headings has every character that pages write with it", async () => {
  const page = await site.open("/");
  const lacking: Record<string, string[]> = {};
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const written = await writtenInHeadings(page);
    expect(written.length).toBeGreaterThan(20);
    const others = written.filter((character) => !headingCharacters.includes(character));
    if (others.length > 0) lacking[path] = others;
  }
  expect(lacking).toEqual({});
});

/** The characters of a page whose style asks for the font of headings. */
const writtenInHeadings = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const characters = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement || !getComputedStyle(parentElement).fontFamily.startsWith("Besley"))
        continue;
      for (const character of (textContent ?? "").replace(/\s/g, "")) characters.add(character);
    }
    return Array.from(characters);
  });

test("every page fits 320 px without sideways scroll", async () => {
  // With motion reduced all of a page is laid out at once, and nothing that sticks out is clipped.
  const page = await site.open("/", {
    viewport: { width: 320, height: 640 },
    reducedMotion: "reduce",
  });
  const wider: Record<string, string[]> = {};
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const elements = await overflowing(page);
    if (elements.length > 0) wider[path] = elements;
  }
  expect(wider).toEqual({});
}, 600_000);

/** The elements that stick out of the window, where the page can be scrolled sideways. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });

test.each(kinds)("text of %s scales to 200 %% without loss", async (path) => {
  const page = await site.open("/sitemap", { viewport: { width: 1280, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(path);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(parseFloat(size)).toBeGreaterThanOrEqual(32);
  expect(await overflowing(page)).toEqual([]);
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll("h1, h2, h3, p, a, summary, button, td, th"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = overflowX === "hidden" || overflowY === "hidden";
        return cuts && element.scrollHeight > element.clientHeight + 1;
      })
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
});

test.each(kinds)("targets of %s are 24 px at least, calls to action 44 px", async (path) => {
  const page = await site.open(path, { viewport: screens.narrow, reducedMotion: "reduce" });
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll("a[href], button, summary"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Links within a sentence are as high as its line (WCAG 2.2, 2.5.8 'Inline').
      .filter((element) => !/^inline$/.test(getComputedStyle(element).display))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const least = element.hasAttribute("data-kind") ? 44 : 24;
        return Math.min(width, height) + 0.01 < least
          ? [`${element.textContent} ${width} × ${height}`]
          : [];
      }),
  );
  expect(small).toEqual([]);
});

test("reduced motion: nothing slides, nothing fades", async () => {
  const page = await site.open("/", { reducedMotion: "reduce" });
  const moving = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll("*")).filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const moves = transitionDuration.split(", ").some((duration) => parseFloat(duration) > 0);
        return animationName !== "none" || moves || scrollBehavior === "smooth";
      }).length,
  );
  expect(moving).toBe(0);
});

test("in forced colors buttons keep an edge and focus stays visible", async () => {
  const page = await site.open("/", { forcedColors: "active" });
  const call = page.locator('header a[href^="tel:"]:visible').first();
  const border = await call.evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(parseFloat(border)).toBeGreaterThan(0);
  await call.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const outline = await call.evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).not.toBe("none");
});

test.each(kinds)("%s prints without navigation, with phone number and address", async (path) => {
  const page = await site.open(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(lightness(await ground(page))).toBeGreaterThan(200);
  const shown = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
  expect(await shown("nav")).toBe(0);
  expect(await shown("button")).toBe(0);
  expect(await shown("[popover]")).toBe(0);
  const address = page.locator("footer address");
  expect(await address.innerText()).toMatch(/\(973\) 555-\d{4}/);
  expect(await address.innerText()).toContain("Clifton");
});

test("a phone held sideways keeps a way to call in sight", async () => {
  const page = await site.open("/emergency-roof-repair-clifton-nj", {
    viewport: { width: 667, height: 375 },
  });
  await page.evaluate(() => scrollTo(0, 3000));
  const call = page.locator('header a[href^="tel:"]:visible').first();
  const box = await call.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(375);
});

test("print shows the range of every price", async () => {
  const page = await site.open("/roof-replacement-cost-clifton-nj?size=2000");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const fills = await page
    .locator("table svg rect")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  expect(fills.length).toBeGreaterThan(7);
  expect(fills).not.toContain("rgb(255, 255, 255)");
});

test("print opens every answer of the FAQ", async () => {
  const page = await site.open("/faq");
  await page.emulateMedia({ media: "print" });
  const answers = await page.locator("main details > :not(summary)").all();
  for (const answer of answers) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  }
});
