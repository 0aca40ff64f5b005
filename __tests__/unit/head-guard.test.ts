/** @jest-environment jsdom */
import { guardHead, removeDuplicates } from "../../src/head-guard/head-guard";

const microtask = () => Promise.resolve();

beforeEach(() => {
  document.head.innerHTML = "";
});

test("of duplicate tags the last is kept, of others all", () => {
  document.head.innerHTML = `
    <title>first</title><title>last</title>
    <meta name="description" content="first"><meta name="Description" content="last">
    <meta name="keywords" content="first"><meta name="keywords" content="last">
    <link rel="canonical" href="/first"><link rel="canonical" href="/last">
    <meta name="robots" content="noindex"><meta name="robots" content="noindex">`;
  removeDuplicates(document.head);
  expect(document.title).toBe("last");
  expect(Array.from(document.head.children, (tag) => tag.outerHTML)).toEqual([
    "<title>last</title>",
    '<meta name="Description" content="last">',
    '<meta name="keywords" content="last">',
    '<link rel="canonical" href="/last">',
    '<meta name="robots" content="noindex">',
    '<meta name="robots" content="noindex">',
  ]);
});

test("the head is checked again whenever it changes, also where a tag becomes a duplicate", async () => {
  document.head.innerHTML = '<meta name="description" content="first"><meta name="x" content="x">';
  const end = guardHead(document.head);
  document.head.querySelector('[name="x"]')?.setAttribute("name", "description");
  await microtask();
  expect(document.head.querySelectorAll('[name="description"]')).toHaveLength(1);
  expect(document.head.querySelector('[name="description"]')?.getAttribute("content")).toBe("x");
  end();
});

test("the guard does not answer its own removals, and ends", async () => {
  const end = guardHead(document.head);
  const query = jest.spyOn(document.head, "querySelectorAll");
  document.head.append(document.createElement("title"), document.createElement("title"));
  await microtask();
  const calls = query.mock.calls.length;
  await microtask();
  await microtask();
  expect(query.mock.calls).toHaveLength(calls);
  end();
  document.head.append(document.createElement("title"));
  await microtask();
  expect(query.mock.calls).toHaveLength(calls);
});
