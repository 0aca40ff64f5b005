import type { Page } from "playwright-core";
import { openHoldingBack } from "./hold-back";
import { hydrated, type SiteInBrowser } from "./site-in-browser";

/** A page whose scripts are on their way. */
interface LatePage {
  readonly page: Page;
  /** Lets the scripts come, and waits until they run the page. */
  readonly letScriptsCome: () => Promise<void>;
}

/**
 * Opens a page whose scripts are on their way, as on a slow network, until they are let go. Whether
 * the page asks for them at all is up to what is done on it.
 */
export async function openWithLateScripts(
  site: SiteInBrowser,
  path: string,
  options: Parameters<SiteInBrowser["open"]>[1] = {},
): Promise<LatePage> {
  const { page, letGo } = await openHoldingBack(site, path, /\.js$/, options);
  const letScriptsCome = () => {
    letGo();
    return hydrated(page);
  };
  return { page, letScriptsCome };
}
