import type { Page } from "playwright-core";

/** Has a page that is about to open list every shift of its layout, from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts of the layout up to now. */
export async function shifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
