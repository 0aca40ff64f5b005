import type { Page } from "playwright-core";

/** Has a page that is about to open list every shift of its layout once its HTML is there. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    });
    // Before that a frame may show half of a sentence.
    addEventListener("DOMContentLoaded", () => observer.observe({ type: "layout-shift" }));
  });
}

/** The shifts of the layout up to now. */
export async function shifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
