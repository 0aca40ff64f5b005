import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { siteUrl } from "../content/site-url";
import { writeFactFiles } from "./fact-files";
import { isPreview } from "./preview";
import { writeRobots } from "./robots";
import { publishPageCards } from "./share-pictures/page-cards";
import { publishSitemap } from "./sitemap";

/**
 * Publishes the files that stand beside the pages for crawlers and other machines. Call it after
 * gatsby-plugin-sitemap has written its lists.
 * @param root the site's root folder
 */
export async function publishForCrawlers(
  root: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const publicFolder = join(root, "public");
  await publishSitemap(publicFolder);
  await writeRobots(publicFolder, siteUrl(root), isPreview(process.env));
  await writeFactFiles(root, graphql);
  await publishPageCards(root, graphql);
}
