import * as React from "react";
import { graphql, Link } from "gatsby";
import { useSite } from "../layout/use-site";
import { Shell } from "../ui/shell";
import { byTown } from "./by-town";
import * as styles from "./site-map.module.css";

export const query = graphql`
  fragment SiteMap on SiteMapSection {
    anchor: id
    title
    groups {
      id
      entries {
        ...SiteMapEntry
      }
    }
  }
  fragment SiteMapEntry on PageEntry {
    path
    title
    description
    town
  }
`;

/** The pages of one group, each with what it holds. */
function Entries({ entries }: { readonly entries: readonly Queries.SiteMapEntryFragment[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Every page of the site, by group; the pages about a town stand together. */
export function SiteMap({ section }: { readonly section: Queries.SiteMapFragment }) {
  const { labels } = useSite();
  const titles: Readonly<Record<string, string>> = labels.siteMap;
  return section.groups.map(({ id, entries }, index) => (
    <Shell
      key={id}
      anchor={index === 0 ? section.anchor : undefined}
      title={titles[id] ?? section.title}
      layout="split"
    >
      {byTown(entries).map(([town, pages]) => (
        <Entries key={town} entries={pages} />
      ))}
    </Shell>
  ));
}
