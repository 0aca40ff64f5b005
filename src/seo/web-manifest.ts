import { colorsOf } from "./colors";

/** The icons in static/. */
const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

/**
 * The text of site.webmanifest, by which home screens show the site (W3C Web Application Manifest).
 * @param root the site's root folder, with the colors of the page and of the icon's ground
 * @param name the business's name
 */
export function webManifest(root: string, name: string): string {
  return JSON.stringify({
    name,
    start_url: "/",
    display: "browser",
    background_color: colorsOf(root)("ground"),
    theme_color: colorsOf(root, "slate")("ground"),
    icons,
  });
}
