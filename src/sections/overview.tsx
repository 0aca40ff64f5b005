import * as React from "react";
import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { Anchor } from "../ui/anchor";
import { Shell } from "../ui/shell";
import * as styles from "./overview.module.css";

export const query = graphql`
  fragment Overview on OverviewSection {
    anchor: id
    title
    lead: intro
    featured {
      ...ServiceTab
    }
    cards {
      ...ServiceTab
    }
  }
  fragment ServiceTab on ServiceCard {
    icon {
      ...IconParts
    }
    title
    description
    to
    features
  }
`;

/** One service, on one shingle. */
function Tab({ card }: { readonly card: Queries.ServiceTabFragment }) {
  return (
    <li className={styles.tab}>
      <Icon icon={card.icon} />
      <h3>{card.to === null ? card.title : <Anchor href={card.to}>{card.title}</Anchor>}</h3>
      <p>{card.description}</p>
      <ul className={styles.features}>
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

/** All services as a slope: two wide shingles, then the others in courses that break joint. */
export function Overview({ section }: { readonly section: Queries.OverviewFragment }) {
  const { anchor, title, lead, featured, cards } = section;
  return (
    <Shell anchor={anchor} title={title} intro={lead} tone="slate">
      <ul className={styles.featured}>
        {featured.map((card) => (
          <Tab key={card.title} card={card} />
        ))}
      </ul>
      <ul className={styles.courses}>
        {cards.map((card) => (
          <Tab key={card.title} card={card} />
        ))}
      </ul>
    </Shell>
  );
}
