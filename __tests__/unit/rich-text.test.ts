import fc from "fast-check";
import { parseRichText, plainText } from "../../src/content/rich-text";

test("a rich text is split into plain text and links", () => {
  expect(parseRichText("See [our prices](/faq#cost) or [call](/contact).")).toEqual([
    "See ",
    { words: "our prices", to: "/faq#cost" },
    " or ",
    { words: "call", to: "/contact" },
    ".",
  ]);
  expect(parseRichText("")).toEqual([]);
});

test.each(["[a] (/b)", "[a](/b c)", "[a(/b)", "a](/b)", "[](/b)", "[a]()"])(
  "%s is no link",
  (text) => {
    expect(parseRichText(text)).toEqual([text]);
  },
);

test("the words are left where the addresses are taken away", () => {
  expect(plainText("See [our prices](/faq#cost).")).toBe("See our prices.");
});

test("no character of a text is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "[", "]", "(", ")", "/", " ") }), (text) => {
      const parts = parseRichText(text);
      const written = parts.map((part) =>
        typeof part === "string" ? part : `[${part.words}](${part.to})`,
      );
      expect(written.join("")).toBe(text);
    }),
  );
});
