import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe-core finds on a page: each fault with the elements that have it, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // The site has no frames, for which alone axe would open a page of its own each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}

/** Waits until nothing fades any more, as axe takes the colors of the moment. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
  );
}
