import type { Page } from "playwright-core";

/**
 * Has files of a page on their way, as on a slow network, until they are let go.
 * @param files what the addresses of the files look like
 * @returns lets them go
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    // A page that is closed meanwhile needs no answer.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
