import type { Page } from "playwright-core";
import type { SiteInBrowser } from "./site-in-browser";

/** What the addresses of files look like. */
type Files = RegExp | ((address: URL) => boolean);

/**
 * Has files of a page on their way, as on a slow network, until they are let go.
 * @returns lets them go
 */
async function holdBack(page: Page, files: Files): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    // A page that is closed meanwhile needs no answer.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Opens a page of the site with files of it on their way until they are let go. */
export async function openHoldingBack(
  site: SiteInBrowser,
  path: string,
  files: Files,
  options: Parameters<SiteInBrowser["open"]>[1] = {},
): Promise<{ readonly page: Page; readonly letGo: () => void }> {
  let letGo: () => void = () => undefined;
  const page = await site.open(path, {
    ...options,
    before: async (opening) => {
      await options.before?.(opening);
      letGo = await holdBack(opening, files);
    },
  });
  return { page, letGo };
}
