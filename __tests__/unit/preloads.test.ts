import { addPreloads } from "../../src/hosting/preloads";

const styles = `<style>@font-face{font-family:A;src:url(/static/a-1.woff2) format("woff2")}@font-face{font-family:B;src:local("Arial")}</style>`;

const picture = (priority: string) =>
  `<picture><source type="image/avif" srcSet="/p.avif 400w,/q.avif 800w" sizes="100vw"/><source type="image/webp" srcSet="/p.webp 400w" sizes="100vw"/><img src="/p.jpg" alt="" fetchPriority="${priority}"/></picture>`;

const page = (body: string, head = styles) =>
  `<html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;

describe("preloads", () => {
  it("name the fonts that the styles load, before the styles", () => {
    expect(addPreloads(page(""))).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/static/a-1.woff2" crossorigin><style>',
    );
  });

  it("name the picture of the first screen in the best format, with the widths that it has", () => {
    expect(addPreloads(page(picture("low") + picture("high")))).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/p.avif 400w,/q.avif 800w" imagesizes="100vw" fetchpriority="high">',
    );
  });

  it("name no picture further down", () => {
    expect(addPreloads(page(picture("auto")))).not.toContain('as="image"');
  });

  it("leave a page without fonts and pictures as it is", () => {
    const plain = page("", "<style>p{margin:0}</style>");
    expect(addPreloads(plain)).toBe(plain);
  });
});
