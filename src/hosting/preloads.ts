/**
 * Preloads: the fonts and the picture of the first screen are named at the top of the document, so
 * that the browser asks for them before it has read the styles and the markup.
 */

const fontFace = /@font-face\s*{[^}]*}/g;
const fontFile = /url\("?([^")]+\.woff2)"?\)/;
const firstPicture = /<picture>(?:(?!<\/picture>)[\s\S])*?<img[^>]*\sfetchpriority="high"[^>]*>/i;
const bestSource = /<source\b[^>]*>/;

/**
 * Adds a preload for each font of the inlined styles, and for the picture marked
 * `fetchpriority="high"`, in the best format that its `<picture>` offers. Browsers that do not know
 * the format pass over the preload.
 * @param html a page whose styles are inlined
 */
export function addPreloads(html: string): string {
  const links = [...fontPreloads(html), ...picturePreload(html)];
  return links.length ? html.replace("<style", () => `${links.join("")}<style`) : html;
}

function fontPreloads(html: string): string[] {
  const files = Array.from(html.matchAll(fontFace), ([rule]) => fontFile.exec(rule)?.[1]);
  return [...new Set(files)]
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`);
}

function picturePreload(html: string): string[] {
  const [picture = ""] = firstPicture.exec(html) ?? [];
  const [source = ""] = bestSource.exec(picture) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(source)?.[1];
  const [type, files, sizes] = [attribute("type"), attribute("srcset"), attribute("sizes")];
  if (type === undefined || files === undefined) return [];
  const width = sizes === undefined ? "" : ` imagesizes="${sizes}"`;
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${files}"${width} fetchpriority="high">`,
  ];
}
