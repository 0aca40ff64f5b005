import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { Icon } from "../ui/icon";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./checklist.module.css";

export const query = graphql`
  fragment Checklist on ChecklistSection {
    anchor: id
    title
    intro
    points
  }
`;

/** An inspector's sheet: points with ticked boxes on paper that ends in a course of shingles. */
export function Checklist({ section }: { readonly section: Queries.ChecklistFragment }) {
  const { labels } = useSite();
  return (
    <Shell anchor={section.anchor} title={section.title} intro={section.intro} layout="split">
      <ul className={styles.sheet}>
        {section.points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon icon={labels.icons.check} />
            <span>
              <RichText text={point} />
            </span>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
