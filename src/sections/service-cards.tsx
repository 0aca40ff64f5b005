import * as React from "react";
import { graphql, Link } from "gatsby";
import { Icon } from "../ui/icon";
import { Shell } from "../ui/shell";
import * as styles from "./service-cards.module.css";

export const query = graphql`
  fragment ServiceCards on Service {
    name
    features
    card {
      icon {
        ...IconParts
      }
      description
    }
    entry {
      path
    }
  }
`;

interface ServiceCardsProps {
  readonly anchor?: string | null;
  readonly title: string;
  readonly intro?: string | null;
  readonly services: readonly Queries.ServiceCardsFragment[];
}

/** All services, as the schedule in the corner of a drawing lists its parts. */
export function ServiceCards({ anchor, title, intro, services }: ServiceCardsProps) {
  return (
    <Shell anchor={anchor} title={title} intro={intro}>
      <ul className={styles.schedule}>
        {services.map(({ name, features, card, entry }) => (
          <li key={entry.path} className={styles.service}>
            <Icon icon={card.icon} />
            <h3>
              <Link to={entry.path}>{name}</Link>
            </h3>
            <p>{card.description}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
