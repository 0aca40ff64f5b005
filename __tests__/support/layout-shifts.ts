import type { Page } from "playwright-core";

/**
 * Lists every shift of the layout from now on, as the browser reports them. Those right after the
 * start count too, though the browser takes the setting of the screen for an input of the visitor.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Text may still be in its fallback, which is not of the same width to the pixel.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    }).observe({ type: "layout-shift" });
  });
}

/** Lists every shift of the layout of a page that is about to open, from its first frame on. */
export async function watchShiftsFromStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts of the layout since they are watched. */
export async function shifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
