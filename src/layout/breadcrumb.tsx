import * as React from "react";
import { graphql, Link } from "gatsby";
import * as styles from "./breadcrumb.module.css";
import { useSite } from "./use-site";

export const query = graphql`
  fragment Breadcrumb on PageEntry {
    trail {
      path
      title
    }
  }
`;

/** The path from the home page down to this page. */
export function Breadcrumb({ entry }: { readonly entry: Queries.BreadcrumbFragment }) {
  const { labels } = useSite();
  return (
    <nav className={styles.breadcrumb} aria-label={labels.breadcrumb.navigation}>
      <ol className={styles.trail}>
        {entry.trail.map(({ path, title }, index) => (
          <li key={path}>
            {index < entry.trail.length - 1 ? (
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
