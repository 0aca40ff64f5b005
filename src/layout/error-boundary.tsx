import * as React from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorPage } from "./error-page";

interface RenderErrorsProps {
  /** The address of the page: going to another one tries again. */
  readonly path: string;
  readonly children: React.ReactNode;
}

/** Shows the error page in place of children that fail to render, until the visitor goes elsewhere. */
export function RenderErrors({ path, children }: RenderErrorsProps) {
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[path]}>
      {children}
    </ErrorBoundary>
  );
}
