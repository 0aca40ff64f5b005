import { keepUsedStyles } from "../../src/hosting/page-styles";

const font = '@font-face{font-family:A;src:url("/a;}.woff2")}';
const base = "p{margin:0}";
const hero = ".A_b{color:red}@media (width>9em){.A_b{color:blue}}";
const steps = ".s_a{gap:1em}";
const options = ".o_a{gap:2em}.o_a>.s_a{gap:3em}";

/** A page as Gatsby writes it, with the styles of the whole site. */
const page = (body: string) =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${font}${base}${steps}${hero}${options}</style></head><body>${body}</body>`;

/** The styles that a page keeps, in order. */
const stylesOf = (body: string) =>
  Array.from(
    keepUsedStyles(page(body)).html.matchAll(/<style[^>]*>(.*?)<\/style>/g),
    ([, css]) => css,
  ).join("");

describe("the styles of a page", () => {
  it("are those of no module, of the frame, and of modules of which it has a class", () => {
    expect(stylesOf("<p>Words</p>")).toBe(font + base + hero);
    expect(stylesOf('<ul class="wide s_a">')).toBe(
      font + base + hero + steps + ".o_a>.s_a{gap:3em}",
    );
    expect(stylesOf('<ul class="o_a">')).toBe(font + base + hero + options);
  });

  it("stand in plain elements, as nothing in a browser asks for Gatsby's attributes", () => {
    expect(keepUsedStyles(page("")).html).toContain("<head><style>@font");
  });

  it("come in blocks that are the same on all pages, so that one policy names their hashes", () => {
    const blocks = (body: string) =>
      keepUsedStyles(page(body)).html.match(/<style.*?<\/style>/g) ?? [];
    const all = blocks('<p class="A_b s_a o_a">');
    expect(all.length).toBeGreaterThan(1);
    for (const block of blocks('<p class="s_a">')) expect(all).toContain(block);
  });

  it("stand whole in the file that comes with the scripts, but for the fonts", () => {
    expect(keepUsedStyles(page("")).all?.css).toBe(base + hero + steps + options);
    expect(keepUsedStyles(page("")).all?.href).toMatch(/^\/styles-[0-9a-f]{10}\.css$/);
  });

  it("name custom properties in letters, the same in the styles of a page and in the file", () => {
    const css = ":root{--ground:#fff;--gap:1em}.A_b{gap:var(--gap);color:var(--ground)}";
    const { html, all } = keepUsedStyles(page("").replace(base, css));
    expect(html).toContain(":root{--a:#fff;--b:1em}.A_b{gap:var(--b);color:var(--a)}");
    expect(all?.css).toContain(":root{--a:#fff;--b:1em}");
  });

  it("stay as they are where there are none", () => {
    expect(keepUsedStyles("<p>Words</p>")).toEqual({ html: "<p>Words</p>", all: undefined });
  });
});
