import type { GatsbyNode } from "gatsby";
import { createPages as createRecordPages } from "./src/content/create-pages";
import { derivedFields, derivedTypes } from "./src/content/derived-fields";
import { FaultOverlay } from "./src/content/fault-overlay";
import { graphqlTypes } from "./src/content/graphql-types";
import { loadSchemas } from "./src/content/schemas";
import { sourceRecords } from "./src/content/source-records";
import { siteUrl } from "./src/content/site-url";
import { claimFolder, markUnfinished } from "./src/hosting/build-state";
import { hashOfScripts } from "./src/hosting/compilation-hash";
import { leanBundle } from "./src/hosting/lean-bundle";
import { restoreBuiltPages } from "./src/hosting/page-files";
import { publishForHosts, publishHtml } from "./src/hosting/publish";
import { addressedPages } from "./src/hosting/redirects";
import { stylesInHtml } from "./src/hosting/styles-in-html";
import { publishForCrawlers } from "./src/seo/publish-for-crawlers";
import { sharePictureType } from "./src/seo/share-pictures/page-cards";

/** Declares the GraphQL types of the records, from their schemas, and of what is derived from them. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createTypes([derivedTypes, sharePictureType]);
  actions.createTypes(graphqlTypes(loadSchemas(__dirname), schema));
};

/** Adds the fields that are worked out from others when a query asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
}) => {
  addResolvers(derivedFields);
};

/** Claims the folder for this command; ends it where another one works in the folder. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const command = process.env.NODE_ENV === "development" ? "develop" : "build";
  await claimFolder(__dirname, command).catch((error: Error) => reporter.panic(error.message));
};

/** Notes that public/ is no longer a finished build. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () =>
  markUnfinished(__dirname, "develop");

/** Notes that the build is under way, and gives Gatsby its pages of the last one as it wrote them. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  await markUnfinished(__dirname, "build");
  await restoreBuiltPages(__dirname);
};

const faultOverlay = new FaultOverlay();

/** Checks the records and makes nodes of them. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) =>
  sourceRecords(__dirname, args, faultOverlay);

/** Makes a page of each record that has one. */
export const createPages: GatsbyNode["createPages"] = createRecordPages;

/** Fits webpack to the site: lean scripts, short class names, hashes that follow what is sent. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  const { actions, stage } = args;
  leanBundle(args, __dirname);
  await stylesInHtml(__dirname, args);
  hashOfScripts(args);
  actions.setWebpackConfig({
    // A class that a CSS module does not have fails the build instead of rendering as "undefined".
    module: { parser: { javascript: { exportsPresence: "error" } } },
    ...(stage === "develop" && {
      plugins: [faultOverlay],
      // The warnings would push the faults of records out of sight; the build puts styles in order.
      ignoreWarnings: [/Conflicting order/],
    }),
  });
};

/** Finishes the pages, then publishes the files beside them: for crawlers, and for the hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const builtPages: ReadonlyMap<string, unknown> = store.getState().pages;
  const hashes = await publishHtml(__dirname, [...builtPages.keys()]);
  await publishForCrawlers(__dirname, graphql);
  await publishForHosts(__dirname, {
    siteUrl: siteUrl(__dirname),
    pages: await addressedPages(graphql),
    hashes,
  });
};
