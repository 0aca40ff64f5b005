import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes robots.txt (RFC 9309): everything may be crawled, and the site map is named. A preview may be
 * crawled too, or nobody would see that its pages say noindex, but its site map is not offered.
 * @param host the site's address without a slash at the end
 * @param preview whether the whole build is kept out of search engines
 */
export async function writeRobots(
  publicFolder: string,
  host: string,
  preview: boolean,
): Promise<void> {
  const rules = ["User-agent: *", "Allow: /", ""];
  const sitemap = preview ? [] : [`Sitemap: ${host}/sitemap.xml`, ""];
  await writeFile(join(publicFolder, "robots.txt"), [...rules, ...sitemap].join("\n"));
}
