import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes robots.txt: everything may be crawled, and the site map is named (RFC 9309).
 * @param host the site's address without a slash at the end
 */
export async function writeRobots(publicFolder: string, host: string): Promise<void> {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${host}/sitemap.xml`, ""];
  await writeFile(join(publicFolder, "robots.txt"), lines.join("\n"));
}
