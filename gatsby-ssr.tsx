import * as React from "react";
import type { GatsbySSR } from "gatsby";
import { leanHead } from "./src/hosting/lean-head";
import { Layout } from "./src/layout/layout";

/** The files in static/ by which browsers and home screens show the site. */
const icons = [
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/site.webmanifest" />,
];

/** Gives each document its language and its icons. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents(icons);
};

/** Puts the frame of the site around each page. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Takes out of the head what no page needs. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = leanHead;
