import type { BreadcrumbListLeaf } from "schema-dts";
import { breadcrumbId } from "./addresses";
import type { GraphPage } from "./page";

/** The path from the home page down to the page, as the page shows it (Google: breadcrumb; a page is named by its `@id`, which is its address). */
export function breadcrumb(host: string, { path, trail }: GraphPage): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(`${host}${path}`),
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: step.title,
      item: { "@type": "WebPage", "@id": `${host}${step.path}` },
    })),
  };
}
