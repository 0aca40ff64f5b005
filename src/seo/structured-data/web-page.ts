import type { WebPageLeaf, WebSiteLeaf } from "schema-dts";
import { breadcrumbId, businessId, serviceId, websiteId } from "./addresses";
import type { GraphPage } from "./page";
import type { GraphSite } from "./site";

const language = "en-US";

/** The site. */
export function webSite({ business: { host, name } }: GraphSite): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": websiteId(host),
    url: `${host}/`,
    name,
    inLanguage: language,
    publisher: { "@id": businessId(host) },
  };
}

/** The page, with its dates, and how it hangs together with the other nodes of its graph. */
export function webPage({ business: { host } }: GraphSite, page: GraphPage): WebPageLeaf {
  const url = `${host}${page.path}`;
  return {
    "@type": "WebPage",
    "@id": url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: language,
    dateModified: page.updated,
    isPartOf: { "@id": websiteId(host) },
    about: { "@id": businessId(host) },
    ...(page.trail.length > 1 && { breadcrumb: { "@id": breadcrumbId(url) } }),
    ...(page.service && { mainEntity: { "@id": serviceId(url) } }),
  };
}
