import type { Browser, Page } from "playwright-core";
import { showIntent, visit } from "./first-load";
import { median } from "./median";

/** How long a hydrated page took to answer, in ms, at a quarter of the processor's speed; 0 below 16 ms. */
export interface Interactions {
  readonly menu: number;
  readonly accordion: number;
  readonly navigation: number;
}

/** A tap, and how to see that it did what it should. */
interface Tap {
  readonly path: string;
  readonly target: string;
  readonly isDone: (page: Page) => Promise<boolean>;
}

const question = "summary >> nth=1";

const menu: Tap = {
  path: "/",
  target: "[popovertarget=menu]",
  isDone: (page) => page.locator("#menu:popover-open").isVisible(),
};
const accordion: Tap = {
  path: "/faq",
  target: question,
  isDone: (page) => page.locator(question).evaluate((summary) => summary.matches("[open] > *")),
};
const navigation: Tap = {
  path: "/faq",
  target: 'footer a[href="/locations"]',
  isDone: async (page) => new URL(page.url()).pathname === "/locations",
};

/** The processor runs at a quarter of its speed; the goal is under 100 ms each. */
const slowdown = 4;
/** How long a finger rests on the screen, in ms. */
const touch = 80;

/**
 * Measures the time from a tap to the next paint, as INP counts it, of the menu, of a question and of a
 * link.
 * @param times how often; each figure is the median of so many taps
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  times: number,
): Promise<Interactions> {
  const usual = async (tap: Tap) => {
    const taps: number[] = [];
    for (let time = 0; time < times; time += 1) taps.push(await measure(browser, origin, tap));
    return median(taps);
  };
  return {
    menu: await usual(menu),
    accordion: await usual(accordion),
    navigation: await usual(navigation),
  };
}

/** @throws Error where the tap had no effect: its time would count as 0 */
function measure(browser: Browser, origin: string, { path, target, isDone }: Tap): Promise<number> {
  return visit(browser, origin + path, async (visited) => {
    const { page, session } = visited;
    await showIntent(visited);
    const element = page.locator(target);
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${path} shows no ${target}.`);
    if (await isDone(page)) throw new Error(`${path} needs no tap on ${target}.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observe);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(touch);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(1000);
    if (!(await isDone(page))) throw new Error(`${path} does not answer a tap on ${target}.`);
    const duration = await page.evaluate(() => document.documentElement.dataset.slowest);
    if (duration === undefined) throw new Error(`${path} is loaded anew by a tap on ${target}.`);
    return Number(duration);
  });
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
