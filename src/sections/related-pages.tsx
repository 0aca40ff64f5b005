import * as React from "react";
import { graphql, Link } from "gatsby";
import { useSite } from "../layout/use-site";
import { Icon } from "../ui/icon";
import { Shell } from "../ui/shell";
import * as styles from "./related-pages.module.css";

export const query = graphql`
  fragment RelatedPages on PageEntry {
    path
    title
    description
    icon {
      ...IconParts
    }
  }
`;

interface RelatedPagesProps {
  readonly pages: readonly Queries.RelatedPagesFragment[];
  /** Instead of the heading in the labels. */
  readonly title?: string;
}

/** Where to go from here. */
export function RelatedPages({ pages, title }: RelatedPagesProps) {
  const { labels } = useSite();
  if (pages.length === 0) return null;
  return (
    <Shell title={title ?? labels.related.title}>
      <ul className={styles.pages}>
        {pages.map(({ path, title: name, description, icon }) => (
          <li key={path} className={styles.page}>
            <Icon icon={icon} />
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
