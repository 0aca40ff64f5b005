import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages as createRecordPages } from "./src/content/create-pages";
import { derivedFields, derivedTypes } from "./src/content/derived-fields";
import { graphqlTypes } from "./src/content/graphql-types";
import { loadSchemas } from "./src/content/schemas";
import { finishRecords, sourceNodes as sourceRecordNodes } from "./src/content/source-nodes";
import { siteUrl } from "./src/content/site-url";
import { validRecords } from "./src/content/valid-records";
import { finishHtml } from "./src/hosting/finish-html";
import { publishPages, restoreBuiltPages } from "./src/hosting/page-files";
import { writeRobots } from "./src/seo/robots";
import { publishSitemap } from "./src/seo/sitemap";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createTypes(derivedTypes);
  actions.createTypes(graphqlTypes(loadSchemas(__dirname), schema));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
}) => {
  addResolvers(derivedFields);
};

export const onPreInit: GatsbyNode["onPreInit"] = () => restoreBuiltPages(__dirname);

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const records = await validRecords(__dirname, args.reporter);
  if (records) sourceRecordNodes(finishRecords(__dirname, records, loadSchemas(__dirname)), args);
};

export const createPages: GatsbyNode["createPages"] = createRecordPages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  // A class that a CSS module does not have fails the build instead of rendering as "undefined".
  actions.setWebpackConfig({
    module: { parser: { javascript: { exportsPresence: "error" } } },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const publicFolder = join(__dirname, "public");
  const pages: ReadonlyMap<string, unknown> = store.getState().pages;
  await publishPages(__dirname, [...pages.keys()], finishHtml);
  await publishSitemap(publicFolder);
  await writeRobots(publicFolder, siteUrl(__dirname));
};
