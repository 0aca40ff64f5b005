import { join } from "node:path";
import { servedPath } from "../src/audit/page-facts";
import { filesBelow } from "../src/hosting/files";
import { noPages } from "../src/hosting/page-files";
import { notFoundFile } from "../src/hosting/rules";

/** The address by which the benchmark knows the 404 page, which hosts send for unknown ones. */
export const notFoundPage = servedPath(notFoundFile);

/** The files of a build's pages below its public folder. */
export async function builtPageFiles(site: string): Promise<string[]> {
  const files = await filesBelow(join(site, "public"), noPages);
  return files.filter((file) => file.endsWith(".html"));
}

/** The addresses of a build's pages, that of the 404 page last. */
export async function builtPages(site: string): Promise<string[]> {
  const addresses = (await builtPageFiles(site)).map(servedPath);
  return [...addresses.filter((address) => address !== notFoundPage).sort(), notFoundPage];
}
