import { accessibilityFaults } from "./check-accessibility";
import { allPaths } from "./routes";
import { siteInBrowser } from "./site-in-browser";

/**
 * Checks all pages in both themes at one size of screen. Two files call it, one a size, so that they
 * run side by side.
 */
export function checkAccessibility(viewport: { width: number; height: number }): void {
  const site = siteInBrowser();

  test.each([...allPaths, "/no-such-page"])("axe finds nothing on %s", async (path) => {
    site.forgive(/ERR_FAILED|status of 404/);
    const page = await site.open(path, {
      viewport,
      colorScheme: "light",
      // Pictures do not change what axe looks at, only how long it takes.
      before: (opening) => opening.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort()),
    });
    const light = await accessibilityFaults(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await accessibilityFaults(page);
    expect({ light, dark }).toEqual({ light: [], dark: [] });
  });
}
