import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import { LaidCourses } from "./laid-courses";
import * as styles from "./steps.module.css";

export const query = graphql`
  fragment Steps on StepsSection {
    anchor: id
    title
    intro
    steps {
      title
      text
    }
  }
`;

/** What happens, in order. With each step one more course of the roof is laid. */
export function Steps({ section }: { readonly section: Queries.StepsFragment }) {
  const { labels } = useSite();
  const { anchor, title, intro, steps } = section;
  const columns = steps.length < 6 ? steps.length : Math.ceil(steps.length / 2);
  return (
    <Shell anchor={anchor} title={title} intro={intro} tone="sunk">
      <ol className={styles.steps} data-columns={columns}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <LaidCourses laid={index + 1} of={steps.length} />
            <p className={styles.number}>{fill(labels.steps.step, { number: index + 1 })}</p>
            <h3>{step.title}</h3>
            <p>
              <RichText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Shell>
  );
}
