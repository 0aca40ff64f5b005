/** The addresses by which nodes of the graphs name one another (JSON-LD 1.1, node identifiers). A page is named by its own. */

/** The business, one node in the whole site. */
export const businessId = (host: string) => `${host}/#business`;

/** The site itself. */
export const websiteId = (host: string) => `${host}/#website`;

/** The path from the home page down to a page. @param url the page's whole address */
export const breadcrumbId = (url: string) => `${url}#breadcrumb`;

/** What a page sells. @param url the page's whole address */
export const serviceId = (url: string) => `${url}#service`;

/** A town. @param url the whole address of the town's page */
export const townId = (url: string) => `${url}#town`;
