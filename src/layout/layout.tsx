import * as React from "react";
import "../styles/tokens.css";
import "../styles/base.css";
import { CallBar } from "./call-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";

interface LayoutProps {
  /** The address of the page shown, for the current link of the navigation. */
  readonly path: string;
  readonly children: React.ReactNode;
}

/** What stands around every page. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header path={path} />
      {children}
      <Footer path={path} />
      <CallBar />
    </>
  );
}
