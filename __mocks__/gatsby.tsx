import * as React from "react";

/** Stands in for Gatsby in tests of components: links are plain, queries return what a test sets. */

interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A plain link. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Queries are compiled away by Gatsby; here they stay text. */
export const graphql = (query: TemplateStringsArray): string => query.join("");

/** Returns what a test gives it: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

/** What a root of its own is given of the page's queries. */
export const StaticQueryContext = React.createContext({});
