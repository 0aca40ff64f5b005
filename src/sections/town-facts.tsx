import * as React from "react";
import { graphql } from "gatsby";
import { formatNumber } from "../content/format";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { RichText } from "../ui/rich-text";
import * as styles from "./town-facts.module.css";

export const query = graphql`
  fragment TownFacts on Town {
    county
    population {
      qualifier
      people
    }
    response {
      qualifier
      minutes
      guaranteeMinutes
    }
    responseBox {
      title
      text
    }
  }
`;

/** What is true of this town alone: how fast we are there, how many live there, where it lies. */
export function TownFacts({ town }: { readonly town: Queries.TownFactsFragment }) {
  const { labels } = useSite();
  const words = labels.town;
  const { county, population, response, responseBox } = town;
  const people = fill(population.qualifier === "over" ? words.over : words.about, {
    count: formatNumber(population.people),
  });
  return (
    <section className={styles.facts} data-tone="slate">
      <div className={styles.inner}>
        <p className={styles.time}>
          <span>{response.qualifier === "under" ? words.underWord : words.withinWord}</span>
          <strong>{response.minutes}</strong>
          <span>{words.minutesUnit}</span>
        </p>
        <div className={styles.words}>
          <h2>{responseBox.title}</h2>
          <p>
            <RichText text={responseBox.text} />
          </p>
          {response.guaranteeMinutes && (
            <p>{fill(words.guarantee, { minutes: response.guaranteeMinutes })}</p>
          )}
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{words.population}</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>{words.county}</dt>
            <dd>{county}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
