import { join } from "node:path";
import { servedPath } from "../src/audit/page-facts";
import { publishedFiles } from "../src/hosting/page-files";
import { notFoundFile } from "../src/hosting/rules";

/** The address by which the benchmark knows the 404 page, which hosts send for unknown ones. */
export const notFoundPage = servedPath(notFoundFile);

/** The addresses of a build's pages, that of the 404 page last. */
export async function builtPages(site: string): Promise<string[]> {
  const addresses = (await publishedFiles(join(site, "public"))).map(servedPath);
  return [...addresses.filter((address) => address !== notFoundPage).sort(), notFoundPage];
}
