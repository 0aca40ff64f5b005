/** @jest-environment jsdom */
import { revealTarget } from "../../src/layout/reveal-target";

const scroll = jest.fn();
Element.prototype.scrollIntoView = scroll;

beforeEach(() => {
  scroll.mockClear();
  document.body.innerHTML = `
    <details><summary>Q</summary><div id="a b">A</div></details><section id="contact"></section>`;
});

const isOpen = () => document.querySelector("details")?.open;

test("the answer that a link names is opened and scrolled to", () => {
  revealTarget("#a%20b");
  expect(isOpen()).toBe(true);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each([["#contact"], ["#none"], ["#"], [""], ["#%E0%A4%A"]])("%p opens nothing", (hash) => {
  revealTarget(hash);
  expect(isOpen()).toBe(false);
  expect(scroll).not.toHaveBeenCalled();
});

test("an answer that is open already stays where it is", () => {
  revealTarget("#a%20b");
  revealTarget("#a%20b");
  expect(scroll).toHaveBeenCalledTimes(1);
});
