import type { Page } from "playwright-core";

/**
 * Has the data of a page arrive without its top, so that it fails to render where scripts show it.
 * @param name the page's address without its first slash
 */
export async function spoilPage(page: Page, name: string): Promise<void> {
  await page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    // A page that is closed meanwhile needs no answer.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return;
    const data = await response.json();
    data.result.data.page.hero = null;
    await route.fulfill({ response, json: data });
  });
}
