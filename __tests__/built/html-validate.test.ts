import { HtmlValidate, type ConfigData } from "html-validate";
import { builtPages } from "../support/built-site";

/** html-validate's recommended rules; each one relaxed has its reason beside it. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // The build leaves out the ends of list entries, as the standard allows: that spares bytes.
    "no-implicit-close": "off",
    // Gatsby writes <!DOCTYPE html>; the standard takes any case.
    "doctype-style": "off",
    // React writes srcSet, popoverTarget and the like; HTML takes attribute names in any case.
    "attr-case": "off",
    // React writes boolean attributes as attr="", the standard's long form.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby tells head elements apart by id, its root element is ___gatsby: the standard asks no more than that an id has no space.
    "valid-id": ["error", { relaxed: true }],
    // Phone numbers are kept on one line by the stylesheet, and stay plain text that can be copied.
    "tel-non-breaking": "off",
    // Titles of up to 65 characters are the project's rule, checked with the records.
    "long-title": "off",
  },
};

const validator = new HtmlValidate(config);

test.each(builtPages.map((page) => [page.path, page] as const))(
  "%s is valid HTML",
  async (_path, page) => {
    const report = await validator.validateString(page.html, page.file);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  },
);
