import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchChromium } from "../__tests__/support/chromium";
import { siteServer } from "../src/hosting/server";

/**
 * Takes a picture of each kind of page at each width, in both themes, into screenshots/. Arguments,
 * where there are any, are the addresses to take instead: `npm run screenshots -- /faq /locations`.
 */
const kinds = [
  "/",
  "/faq",
  "/free-estimate",
  "/locations",
  "/locations/paterson",
  "/services/roof-replacement",
  "/services/asphalt-shingles",
  "/services/storm-damage",
  "/emergency-roof-repair-montclair-nj",
  "/roof-replacement-cost-clifton-nj",
  "/roof-replacement-quote-montclair-nj",
  "/commercial-roofing-clifton-nj",
  "/privacy-policy",
  "/sitemap",
  "/no-such-page",
];
const widths = [390, 768, 1440, 2560];
const themes = ["light", "dark"] as const;
const folder = "screenshots";

/** Scrolls once through the page, so that pictures further down are loaded. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await Promise.all(
      Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    );
  });
}

/** Takes the pictures of some pages at one width, in one theme. */
async function takeAll(page: Page, address: string, paths: readonly string[], end: string) {
  for (const path of paths) {
    await page.goto(`${address}${path}`);
    await loadPictures(page);
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: join(folder, `${name}-${end}.png`), fullPage: true });
  }
}

async function run(paths: readonly string[]): Promise<void> {
  const server = siteServer(process.cwd());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const browser = await launchChromium();
  await mkdir(folder, { recursive: true });
  for (const colorScheme of themes) {
    for (const width of widths) {
      const page = await browser.newPage({
        colorScheme,
        viewport: { width, height: width < 768 ? 844 : 900 },
        reducedMotion: "reduce",
      });
      await takeAll(page, `http://127.0.0.1:${port}`, paths, `${width}-${colorScheme}`);
      await page.close();
    }
  }
  await browser.close();
  server.close();
  console.log(`The pictures are in ${folder}/.`);
}

run(process.argv.length > 2 ? process.argv.slice(2) : kinds).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
