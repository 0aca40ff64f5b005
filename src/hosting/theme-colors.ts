const ground = (styles: string) => /:root\s*{[^}]*--ground:\s*([^;}]+)/.exec(styles)?.[1];

/**
 * Gives the browser's own frame the color of the page's ground in both themes. The colors are read
 * from the page's styles, so that styles/tokens.css stays the only place that states them.
 * @param html a page whose styles are inlined
 * @throws Error where the styles have no ground, or none for the dark theme.
 */
export function addThemeColors(html: string): string {
  const [day, dark] = html.split(/@media\s*\(prefers-color-scheme:\s*dark\)/, 2).map(ground);
  if (!day || !dark) throw new Error("The page's styles state no --ground for both themes.");
  const tag = (scheme: string, color: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${color}">`;
  return html.replace("</title>", `</title>${tag("light", day)}${tag("dark", dark)}`);
}
