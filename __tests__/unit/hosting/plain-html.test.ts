import { parse } from "node-html-parser";
import { plainHtml } from "../../../src/hosting/plain-html";

test("Gatsby's own elements lose their style attributes, and keep the others", () => {
  expect(
    plainHtml(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Roof</p></div>',
    ),
  ).toBe('<div tabindex="-1" id="gatsby-focus-wrapper"><p>Roof</p></div>');
  expect(plainHtml('<div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>')).toBe(
    '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

test("what is meant for browsers that no longer exist goes", () => {
  expect(
    plainHtml(
      '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, shrink-to-fit=no"/>',
    ),
  ).toBe('<meta name="viewport" content="width=device-width">');
});

test("the ends that HTML implies go, and those that a page needs stay", () => {
  const list = "<ul><li>Slate</li><li>Copper<ol><li>Red</li></ol></li></ul>";
  const table =
    "<table><tbody><tr><th>Slate</th><td>1</td></tr><tr><td>2</td></tr></tbody></table>";
  expect(plainHtml(list)).toBe("<ul><li>Slate<li>Copper<ol><li>Red</ol></ul>");
  expect(plainHtml(table)).toBe("<table><tbody><tr><th>Slate<td>1<tr><td>2</tbody></table>");
  expect(plainHtml("<p>Slate</p>text")).toBe("<p>Slate</p>text");
});

test("a list reads the same without its entries' ends", () => {
  const html = "<ul><li><a href='/faq'>Slate</a></li><li>Copper</li></ul>";
  const entries = (page: string) =>
    parse(page)
      .querySelectorAll("li")
      .map((item) => item.text);
  expect(entries(plainHtml(html))).toEqual(entries(html));
});

test("shapes end in themselves, and drawings that hold something do not", () => {
  expect(plainHtml('<svg><g><path class="a" d="M0 0"></path><rect x="1"></rect></g></svg>')).toBe(
    '<svg><g><path class="a" d="M0 0"/><rect x="1"/></g></svg>',
  );
  expect(plainHtml('<circle r="1"><title>Nutley</title></circle>')).toBe(
    '<circle r="1"><title>Nutley</title></circle>',
  );
});

test("apostrophes are written as they are, and other escapes stay", () => {
  expect(plainHtml('<p title="Clifton&#x27;s">Clifton&#x27;s &lt;roofs&gt; &amp; &quot;</p>')).toBe(
    "<p title=\"Clifton's\">Clifton's &lt;roofs&gt; &amp; &quot;</p>",
  );
});
