import type { Browser, Page } from "playwright-core";
import { phone, settle } from "./first-load";

/** How long a hydrated page took to answer, in ms, at a quarter of the processor's speed; 0 below 16 ms. */
export interface Interactions {
  readonly menu: number;
  readonly accordion: number;
  readonly navigation: number;
}

/** The processor runs at a quarter of its speed; the goal is under 100 ms each. */
const slowdown = 4;

/** Measures the time from a tap to the next paint (INP) of the menu, of a question and of a link. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interactions> {
  return {
    menu: await tap(browser, `${origin}/`, (page) => page.locator("[popovertarget=menu]").tap()),
    accordion: await tap(browser, `${origin}/faq`, (page) => page.locator("summary").nth(1).tap()),
    navigation: await tap(browser, `${origin}/faq`, (page) =>
      page.locator('footer a[href="/locations"]').tap(),
    ),
  };
}

async function tap(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.mouse.move(100, 300);
    await settle(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observe);
    await act(page);
    await page.waitForTimeout(1000);
    return await page.evaluate(() => Number(document.documentElement.dataset.slowest));
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the longest duration of its interactions. */
function observe(): void {
  const { dataset } = document.documentElement;
  const allEvents = { type: "event", durationThreshold: 16 };
  dataset.slowest = "0";
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      dataset.slowest = String(Math.max(Number(dataset.slowest), duration));
    }
  }).observe(allEvents);
}
