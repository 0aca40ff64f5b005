import type * as React from "react";

declare module "gatsby" {
  /** The results of static queries, which Gatsby exports without a type. */
  export const StaticQueryContext: React.Context<object>;
}
