import { quote } from "../fault";
import { stringAt } from "../json";
import { pagePath } from "../site-index";
import { resolveTokens } from "../tokens";
import { isSlug } from "./formats";
import type { Finding, Site } from "./site";

/**
 * The rule for search results: no two pages have one title or one description (their length is in
 * the schema). Compared is what visitors see, without regard to capitals. A file whose name is no
 * slug, such as a file manager's copy, is a fault of its own and compared once it is renamed.
 */
export function* seoRule({ records, tokens }: Site): Generator<Finding> {
  for (const field of ["title", "description"]) {
    const owners = new Map<string, string>();
    for (const record of records.all) {
      const text = stringAt(record.value, "seo", field);
      if (text === undefined || pagePath(record) === undefined || !isSlug(record.slug)) continue;
      const shown = resolveTokens(text, record, tokens).toLowerCase().replace(/\s+/g, " ").trim();
      const owner = owners.get(shown);
      if (owner === undefined) owners.set(shown, record.file);
      else {
        yield {
          record,
          path: ["seo", field],
          message: `Another page has the same ${field}: ${owner}.`,
          found: quote(text),
          allowed: `a ${field} that no other page has`,
        };
      }
    }
  }
}
