import { picturesIn, questionsIn } from "./section-facts";
import { pageGraph } from "./structured-data/graph";
import { jsonLd } from "./structured-data/json-ld";
import type { GraphPage } from "./structured-data/page";
import type { GraphSite } from "./structured-data/site";

/** What the structured data of a page is made of. */
export interface StructuredDataProps {
  readonly site: GraphSite;
  readonly page: Omit<GraphPage, "questions" | "pictures">;
  readonly sections: readonly Queries.SeoSectionFragment[];
}

/** The structured data of a page (schema.org, JSON-LD), as the content of a script element. */
export function structuredDataText({ site, page, sections }: StructuredDataProps): string {
  const facts = { questions: questionsIn(sections), pictures: picturesIn(sections) };
  return jsonLd(pageGraph(site, { ...page, ...facts }));
}
