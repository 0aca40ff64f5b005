import * as React from "react";
import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./options.module.css";

export const query = graphql`
  fragment Options on OptionsSection {
    anchor: id
    title
    intro
    picture {
      ...PictureParts
    }
    options {
      title
      text
      traits
    }
  }
`;

/** Products or materials side by side, each hanging from its own tab. */
export function Options({ section }: { readonly section: Queries.OptionsFragment }) {
  const { anchor, title, intro, picture, options } = section;
  return (
    <Shell anchor={anchor} title={title} intro={intro}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 84rem) 80rem, 94vw"
        />
      )}
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.title} className={styles.option}>
            <h3>{option.title}</h3>
            <p>
              <RichText text={option.text} />
            </p>
            <ul className={styles.traits}>
              {option.traits.map((trait) => (
                <li key={trait}>{trait}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
