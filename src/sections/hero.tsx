import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { Action } from "../ui/action";
import { Actions } from "../ui/actions";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { Elevation } from "./elevation";
import * as styles from "./hero.module.css";

export const query = graphql`
  fragment Hero on Hero {
    badge
    alert
    title
    intro
    picture {
      ...PictureParts
    }
    secondary {
      ...ActionParts
    }
    links {
      ...ActionParts
    }
  }
`;

interface HeroProps {
  readonly hero: Queries.HeroFragment;
}

/** The top of a page: its headline, the phone button, and a picture or the drawing of a house. */
export function Hero({ hero }: HeroProps) {
  const { labels } = useSite();
  const { badge, alert, title, intro, picture, secondary, links } = hero;
  return (
    <div className={styles.hero} data-tone={alert ? "slate" : undefined}>
      <div className={styles.words}>
        <p className={styles.badge}>
          <span>{badge}</span>
        </p>
        {alert && (
          <p className={styles.alert}>
            <Icon icon={labels.icons.alert} />
            {alert}
          </p>
        )}
        <h1 data-long={title.length > 44 || undefined}>{title}</h1>
        <p className={styles.intro}>
          <RichText text={intro} />
        </p>
        <Actions call size={alert ? "large" : undefined} actions={secondary ?? []} />
        {links && links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={label}>
                <Action to={to} kind="quiet">
                  {label}
                  <Icon icon={labels.icons.arrow} />
                </Action>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture ? (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 62em) 55vw, 100vw"
          first
        />
      ) : (
        <Elevation />
      )}
    </div>
  );
}
