import * as React from "react";

/** Stands in for Gatsby in tests of components: links are plain, queries return what a test sets. */

interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly activeClassName?: string;
  readonly partiallyActive?: boolean;
}

/** A plain link. */
export function Link({ to, activeClassName, partiallyActive, children, ...rest }: LinkProps) {
  void activeClassName;
  void partiallyActive;
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

/** Records where the code would go. */
export const navigate = jest.fn();

/** A link's address as it is without a path prefix. */
export const withPrefix = (path: string): string => path;
