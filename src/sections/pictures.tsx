import * as React from "react";
import { graphql } from "gatsby";
import { Anchor } from "../ui/anchor";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import * as styles from "./pictures.module.css";

export const query = graphql`
  fragment Pictures on PicturesSection {
    anchor: id
    title
    intro
    pictures {
      picture {
        ...PictureParts
      }
      title
      text
      to
    }
  }
`;

/** Pictures hung in a staggered bond, one large and one small in each course. */
export function Pictures({ section }: { readonly section: Queries.PicturesFragment }) {
  return (
    <Shell anchor={section.anchor} title={section.title} intro={section.intro}>
      <ul className={styles.pictures}>
        {section.pictures.map(({ picture, title, text, to }) => (
          <li key={title} className={styles.card}>
            <Picture
              className={styles.picture}
              picture={picture}
              sizes="(min-width: 62em) 48rem, 94vw"
            />
            <h3>{to ? <Anchor href={to}>{title}</Anchor> : title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
