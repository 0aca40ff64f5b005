import type { GatsbyConfig } from "gatsby";
import { siteUrl } from "./src/content/site-url";
import { isPreview } from "./src/seo/preview";
import { sitemapOptions } from "./src/seo/sitemap";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(__dirname), preview: isPreview(process.env) },
  trailingSlash: "never",
  jsxRuntime: "classic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "pictures", path: `${__dirname}/data/pictures` },
    },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
