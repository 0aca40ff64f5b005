import type { Graph } from "schema-dts";
import { breadcrumb } from "./breadcrumb";
import { business } from "./business";
import { faqPage } from "./faq-page";
import { imageObject } from "./image-object";
import type { GraphPage } from "./page";
import { service } from "./service";
import type { GraphSite } from "./site";
import { webPage, webSite } from "./web-page";

/** All that a page says to machines, as one graph whose nodes name one another by `@id`. */
export function pageGraph(site: GraphSite, page: GraphPage): Graph {
  const { host, name } = site.business;
  const { path, trail, service: sold, questions = [], pictures = [] } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      business(site),
      webSite(site),
      webPage(site, page),
      ...(trail.length > 1 ? [breadcrumb(host, page)] : []),
      ...(sold ? [service(site, path, sold)] : []),
      ...(questions.length > 0 ? [faqPage(`${host}${path}`, questions)] : []),
      ...pictures.map((picture) => imageObject(host, picture, name)),
    ],
  };
}
