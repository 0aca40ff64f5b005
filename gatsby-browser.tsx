import * as React from "react";
import type { GatsbyBrowser } from "gatsby";
import { startBackend } from "./src/backend/start-backend";
import { guardHead } from "./src/head-guard/head-guard";
import { Layout } from "./src/layout/layout";
import { guardNotedPositions, noteAgain } from "./src/layout/noted-positions";
import { revealTarget } from "./src/layout/reveal-target";

/** Puts the frame of the site around each page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Notes that scripts run the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // From here on src/styles/base.css lays out pages at once.
  document.documentElement.dataset.scripted = "";
  guardNotedPositions();
};

/** Guards the head of the hydrated page, and starts what needs the backend. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  guardHead(document.head);
  void startBackend();
};

/** Shows the place that the address names, and has Gatsby note positions again. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  noteAgain();
  // The browser has opened the target of the first address, unless it is too old to do so.
  if (prevLocation || !("onbeforematch" in document.body)) revealTarget(location.hash);
};
