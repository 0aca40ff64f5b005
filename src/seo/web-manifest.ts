/** The colors of the icon's ground and of the page (src/styles/tokens.css): a manifest has no variables. */
const colors = { background_color: "#f2f4f3", theme_color: "#1f2c36" };

/** The icons in static/. */
const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

/**
 * The text of site.webmanifest, by which home screens show the site (W3C Web Application Manifest).
 * @param name the business's name
 */
export function webManifest(name: string): string {
  return JSON.stringify({ name, start_url: "/", display: "browser", ...colors, icons });
}
