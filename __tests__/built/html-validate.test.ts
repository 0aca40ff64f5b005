import { HtmlValidate, type ConfigData } from "html-validate";
import { builtPages } from "../support/built-site";

/** html-validate's recommended rules; each one relaxed has its reason beside it. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React and Gatsby write void elements with a slash, which the HTML standard allows.
    "void-style": "off",
    // Gatsby writes <!DOCTYPE html>; the HTML standard takes any case.
    "doctype-style": "off",
    // React leaves out the space between attributes never, but keeps those in text as the records have them.
    "no-trailing-whitespace": "off",
    // Gatsby's announcer and React's boolean attributes: attr="" is the standard's own form.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby marks its own elements with inline styles that the Content-Security-Policy hashes.
    "no-inline-style": "off",
    // Gatsby's path script stands inline; its hash is in the Content-Security-Policy.
    "require-sri": "off",
    // Titles of up to 65 characters are the project's rule; the build checks them.
    "long-title": "off",
  },
};

const validator = new HtmlValidate(config);

test.each(builtPages.map((page) => [page.path, page] as const))("%s is valid HTML", async (_path, page) => {
  const report = await validator.validateString(page.html, page.file);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
