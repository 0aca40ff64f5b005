import * as React from "react";
import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./features.module.css";

export const query = graphql`
  fragment Features on FeaturesSection {
    anchor: id
    title
    intro
    features {
      icon {
        ...IconParts
      }
      title
      text
    }
  }
`;

/** A ruled list of what speaks for us: three abreast below the heading, or two abreast beside it. */
export function Features({ section }: { readonly section: Queries.FeaturesFragment }) {
  const { anchor, title, intro, features } = section;
  const layout = features.length % 3 === 0 ? "stack" : "split";
  return (
    <Shell anchor={anchor} title={title} intro={intro} layout={layout}>
      <ul className={styles.list} data-layout={layout === "split" ? layout : undefined}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.feature}>
            <Icon icon={feature.icon} />
            <h3>{feature.title}</h3>
            <p>
              <RichText text={feature.text} />
            </p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
