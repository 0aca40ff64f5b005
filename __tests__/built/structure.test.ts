import { builtPages, pageAt, textOf } from "../support/built-site";

const paths = builtPages.map(({ path }) => path);
/** Linked although it has no page (design decision 4). */
const knownMissing = ["/services/commercial-roofing"];

describe.each(paths)("structure of %s", (path) => {
  const { document, html } = pageAt(path);

  test("has one h1 and headings that skip no level", () => {
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    const levels = document
      .querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6")
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, place) => {
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 1) + 1);
    });
  });

  test("has one main, a header, a footer and a skip link to main", () => {
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(document.querySelector("body header")).not.toBeNull();
    expect(document.querySelector("body footer")).not.toBeNull();
    const skip = document.querySelector("body a");
    expect(skip?.getAttribute("href")).toBe(`#${document.querySelector("main")?.id}`);
  });

  test("every internal link leads to a page, every anchor to an element on it", () => {
    const broken = document
      .querySelectorAll("a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !/^(tel|sms|mailto):/.test(href))
      .filter((href) => {
        const url = new URL(href, `https://site.test${path === "/404.html" ? "/" : path}`);
        if (knownMissing.includes(url.pathname) || /\.(vcf|txt|xml)$/.test(url.pathname))
          return false;
        const target = href.startsWith("#")
          ? pageAt(path)
          : builtPages.find((page) => page.path === url.pathname);
        if (!target) return true;
        return url.hash !== "" && target.document.querySelector(url.hash) === null;
      });
    expect(broken).toEqual([]);
  });

  test("shows no unresolved token, markup or empty value", () => {
    const text = textOf(document.querySelector("body"));
    expect(text).not.toMatch(
      /\{[a-z][\w.-]*\}|\]\(|\bundefined\b|\bNaN\b|\[object|\blorem\b|\bTODO\b/,
    );
  });

  test("has a text for every picture, and its size", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(image.hasAttribute("alt")).toBe(true);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
  });

  test("has no inline style attribute", () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });
});
