import type { Browser } from "playwright-core";
import { phone, settle } from "./first-load";
import { median } from "./lighthouse";

/** How long a hydrated page took to answer, in ms, at a quarter of the processor's speed; 0 below 16 ms. */
export interface Interactions {
  readonly menu: number;
  readonly accordion: number;
  readonly navigation: number;
}

/** The processor runs at a quarter of its speed; the goal is under 100 ms each. */
const slowdown = 4;
/** How long a finger rests on the screen, in ms. */
const touch = 80;

/**
 * Measures the time from a tap to the next paint (INP) of the menu, of a question and of a link.
 * @param times how often; each figure is the median
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  times: number,
): Promise<Interactions> {
  const slowest = async (path: string, target: string) => {
    const taps: number[] = [];
    for (let time = 0; time < times; time += 1)
      taps.push(await tap(browser, origin + path, target));
    return median(taps);
  };
  return {
    menu: await slowest("/", "[popovertarget=menu]"),
    accordion: await slowest("/faq", "summary >> nth=1"),
    navigation: await slowest("/faq", 'footer a[href="/locations"]'),
  };
}

async function tap(browser: Browser, url: string, target: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.mouse.move(100, 300);
    await settle(page);
    const element = page.locator(target);
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${url} shows no ${target}.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observe);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(touch);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(1000);
    return await page.evaluate(() => Number(document.documentElement.dataset.slowest));
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the longest duration of its interactions; hovering is none. */
function observe(): void {
  const { dataset } = document.documentElement;
  const allEvents = { type: "event", durationThreshold: 16 };
  dataset.slowest = "0";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      dataset.slowest = String(Math.max(Number(dataset.slowest), entry.duration));
    }
  }).observe(allEvents);
}
