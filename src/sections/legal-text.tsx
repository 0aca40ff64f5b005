import * as React from "react";
import { graphql } from "gatsby";
import { formatDate } from "../content/format";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { Paragraphs } from "../ui/paragraphs";
import { RichText } from "../ui/rich-text";
import * as styles from "./legal-text.module.css";

export const query = graphql`
  fragment LegalText on Legal {
    title
    intro
    lastUpdated
    clauses {
      id
      title
      paragraphs
      points
    }
  }
`;

/** A legal text: its headline, a list of its clauses, and the clauses. */
export function LegalText({ legal }: { readonly legal: Queries.LegalTextFragment }) {
  const { labels } = useSite();
  return (
    <div className={styles.legal}>
      <header className={styles.head}>
        <h1>{legal.title}</h1>
        <p>
          <RichText text={legal.intro} />
        </p>
        <p className={styles.date}>
          {fill(labels.legal.updated, { date: formatDate(legal.lastUpdated) })}
        </p>
      </header>
      <nav className={styles.contents} aria-label={labels.legal.contents}>
        <ol>
          {legal.clauses.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {legal.clauses.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Paragraphs paragraphs={paragraphs} />
            {points && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>
                    <RichText text={point} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
