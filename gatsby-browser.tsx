import * as React from "react";
import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/layout/layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
