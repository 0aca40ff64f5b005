import fc from "fast-check";
import { answerTo } from "../../../src/hosting/answer";

const files = new Set([
  "index.html",
  "404.html",
  "faq.html",
  "locations/clifton.html",
  "robots.txt",
  "_headers",
  "app-0123456789abcdef0123.js",
]);
const redirects = [{ from: "/questions", to: "/faq" }];
const answer = (address: string) => answerTo(address, redirects, (file) => files.has(file));

test.each([
  ["/", "index.html"],
  ["/faq", "faq.html"],
  ["/f%61q", "faq.html"],
  ["/locations/clifton", "locations/clifton.html"],
  ["/robots.txt", "robots.txt"],
])("%s is the file %s", (address, file) => {
  expect(answer(address)).toEqual({ kind: "file", file });
});

test.each([
  ["/faq/", "/faq"],
  ["/faq.html", "/faq"],
  ["/locations/clifton/", "/locations/clifton"],
  ["/index.html", "/"],
  ["/questions", "/faq"],
  ["/questions/", "/faq"],
])("%s has moved to %s", (address, to) => {
  expect(answer(address)).toEqual({ kind: "moved", to });
});

test.each(["/FAQ", "/404", "/404.html", "/none", "/none/", "/faq//", "//faq", "/_headers", "/%"])(
  "%s is unknown",
  (address) => {
    expect(answer(address)).toEqual({ kind: "unknown" });
  },
);

test("names with a dot first stay private, .well-known apart", () => {
  const given = (address: string) => answerTo(address, [], () => true).kind;
  for (const name of [".env", ".wgetrc"])
    expect([name, given(`/${name}`)]).toEqual([name, "unknown"]);
  expect(given("/.well-known/security.txt")).toBe("file");
});

test("whatever is asked for, the answer stays on the site", () => {
  const piece = fc.constantFrom("/", "..", ".", "%2e", "%2f", "%5c", "\\", "faq", "index", "%00");
  const address = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(address, (pieces) => {
      const given = answerTo(`/${pieces.join("")}`, redirects, () => true);
      if (given.kind === "moved") expect(given.to).toMatch(/^\/(?![/\\])/);
      if (given.kind === "file") expect(given.file.split("/")).not.toContain("..");
    }),
  );
});
