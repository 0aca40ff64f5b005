import * as React from "react";
import "../styles/tokens.css";
import "../styles/base.css";
import { CallBar } from "./call-bar";
import { RenderErrors } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";
import { Tooltips } from "./tooltips";

interface LayoutProps {
  /** The address of the page shown, for the current link of the navigation. */
  readonly path: string;
  readonly children: React.ReactNode;
}

/** What stands around every page. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <RenderErrors path={path}>
      <SkipLink />
      <Header path={path} />
      <RenderErrors path={path}>{children}</RenderErrors>
      <Footer path={path} />
      <CallBar />
      <Tooltips />
    </RenderErrors>
  );
}
