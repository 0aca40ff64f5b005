import * as React from "react";
import { graphql, Link } from "gatsby";
import * as styles from "./breadcrumb.module.css";
import { useSite } from "./use-site";

export const query = graphql`
  fragment Breadcrumb on PageEntry {
    path
    title
  }
`;

/** The path from the home page down to this page. */
export function Breadcrumb({ trail }: { readonly trail: readonly Queries.BreadcrumbFragment[] }) {
  const { labels } = useSite();
  return (
    <nav className={styles.breadcrumb} aria-label={labels.breadcrumb.navigation}>
      <ol className={styles.trail}>
        {trail.map(({ path, title }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
