import type { Page } from "playwright-core";

/** Has a page that is about to open list every shift of its layout once its HTML has been drawn whole. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    });
    const observe = () => observer.observe({ type: "layout-shift" });
    // A frame before that may show half of a sentence, which the next one moves.
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(observe)),
    );
  });
}

/** The shifts of the layout up to now. */
export async function shifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
