import * as React from "react";
import type { GatsbySSR } from "gatsby";
import { leanHead } from "./src/hosting/lean-head";
import { Layout } from "./src/layout/layout";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
};

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = leanHead;
