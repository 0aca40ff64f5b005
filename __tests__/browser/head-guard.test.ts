import type { Page } from "playwright-core";
import { headerNavigation, hydrate, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** What the head says, of each tag that may stand there once. */
function head(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      Array.from(document.head.querySelectorAll(selector), (tag) =>
        attribute ? tag.getAttribute(attribute) : tag.textContent,
      );
    return {
      titles: all("title", ""),
      descriptions: all('meta[name="description"]', "content"),
      keywords: all('meta[name="keywords"]', "content"),
      canonicals: all('link[rel="canonical"]', "href"),
    };
  });
}

/** Adds a second tag of each kind, as a script of a third party might. */
const addDuplicates = (page: Page, word: string) =>
  page.evaluate((text) => {
    const add = (name: string, attributes: Record<string, string>, content = "") => {
      const tag = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
      tag.textContent = content;
      document.head.append(tag);
    };
    add("title", {}, text);
    add("meta", { name: "description", content: text });
    add("meta", { name: "keywords", content: text });
    add("link", { rel: "canonical", href: `/${text}` });
  }, word);

test("the last of duplicate titles, descriptions, keywords and canonical links stays, at start and ever after", async () => {
  const page = await site.open("/faq");
  await addDuplicates(page, "early");
  await hydrate(page);
  for (const values of Object.values(await head(page))) expect(values).toHaveLength(1);
  for (const word of ["late", "later"]) {
    await addDuplicates(page, word);
    expect(await head(page)).toEqual({
      titles: [word],
      descriptions: [word],
      keywords: [word],
      canonicals: [`/${word}`],
    });
  }
});

test("the guard does not answer its own changes", async () => {
  const page = await site.open("/faq");
  await hydrate(page);
  const changes = await page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver((records) => (count += records.length));
    observer.observe(document.head, { childList: true });
    for (const text of ["one", "two"]) {
      document.head.append(Object.assign(document.createElement("title"), { textContent: text }));
    }
    await new Promise((done) => setTimeout(done, 100));
    observer.disconnect();
    return count;
  });
  // Two titles came; the one that was there and the first of the two went.
  expect(changes).toBe(4);
});

test("each page that is gone to has one of each, and its own", async () => {
  const page = await site.open("/faq");
  const first = await head(page);
  await hydrate(page);
  await page.locator(`${headerNavigation} a[href="/locations"]`).click();
  await page.waitForURL("**/locations");
  await page.waitForFunction((title) => document.title !== title, first.titles[0]);
  const second = await head(page);
  for (const values of Object.values(second)) expect(values).toHaveLength(1);
  const fresh = await head(await site.open("/locations"));
  expect(second).toEqual(fresh);
});

test("the guard is not there before the visitor shows intent", async () => {
  const page = await site.open("/faq");
  await addDuplicates(page, "early");
  expect((await head(page)).titles).toHaveLength(2);
});
