import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { Icon } from "../ui/icon";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./warning-signs.module.css";

export const query = graphql`
  fragment WarningSigns on WarningSignsSection {
    anchor: id
    title
    intro
    signs {
      title
      text
    }
  }
`;

/** Signs that a roof needs somebody now, on slate. */
export function WarningSigns({ section }: { readonly section: Queries.WarningSignsFragment }) {
  const { labels } = useSite();
  return (
    <Shell anchor={section.anchor} title={section.title} intro={section.intro} tone="slate">
      <ul>
        {section.signs.map((sign) => (
          <li key={sign.title} className={styles.sign}>
            <Icon icon={labels.icons.warning} />
            <h3>{sign.title}</h3>
            <p>
              <RichText text={sign.text} />
            </p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
