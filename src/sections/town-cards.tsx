import * as React from "react";
import { graphql, Link } from "gatsby";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { Shell } from "../ui/shell";
import { responseTime } from "./response-time";
import * as styles from "./town-cards.module.css";

export const query = graphql`
  fragment TownCards on TownCardsSection {
    anchor: id
    title
    intro
    towns {
      slug
      response {
        qualifier
        minutes
      }
      card {
        title
        description
        areas
      }
      entry {
        path
      }
    }
  }
`;

/** All towns as a board of departures: how long to you, and where that is. */
export function TownCards({ section }: { readonly section: Queries.TownCardsFragment }) {
  const { labels } = useSite();
  return (
    <Shell anchor={section.anchor} title={section.title} intro={section.intro}>
      <ul className={styles.board}>
        {section.towns.map(({ slug, response, card, entry }) => (
          <li key={slug} className={styles.town}>
            <h3>
              <Link to={entry.path}>{card.title}</Link>
            </h3>
            <p className={styles.time}>{responseTime(response, labels.town)}</p>
            <p>{card.description}</p>
            <p className={styles.areas}>{fill(labels.town.areas, { areas: card.areas })}</p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
