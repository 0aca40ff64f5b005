import * as React from "react";
import { graphql, Link } from "gatsby";
import { useSite } from "../layout/use-site";
import { responseTime } from "./response-time";
import { Shell } from "../ui/shell";
import * as styles from "./service-area.module.css";
import { TownMap } from "./town-map";

export const query = graphql`
  fragment ServiceArea on ServiceAreaSection {
    anchor: id
    title
    intro
    towns {
      ...TownMap
    }
  }
`;

/** The towns on a map, and the same as a list with links. */
export function ServiceArea({ section }: { readonly section: Queries.ServiceAreaFragment }) {
  const { business, labels } = useSite();
  const { anchor, title, intro, towns } = section;
  const list = (
    <ul className={styles.towns}>
      {towns.map(({ slug, name, response, entry }) => (
        <li key={slug} className={styles.town}>
          <Link to={entry.path}>{name}</Link>
          <span>{responseTime(response, labels.town)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <Shell anchor={anchor} title={title} intro={intro} layout="split" aside={list}>
      <TownMap towns={towns} home={business.homeTown.slug} />
    </Shell>
  );
}
