import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import * as styles from "./picture.module.css";
import * as focus from "./picture-focus.module.css";

export const query = graphql`
  fragment PictureParts on Picture {
    alt
    focus {
      x
      y
    }
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1600
          # 400, 736 (enough for a phone of 412 pixels at 1.75), 1200 and 1600 pixels wide
          outputPixelDensities: [0.25, 0.46, 0.75, 1]
          formats: [AVIF, WEBP, JPG]
          avifOptions: { quality: 36 }
          placeholder: NONE
        )
      }
    }
  }
`;

interface PictureProps {
  readonly picture: Queries.PicturePartsFragment;
  /** How wide it stands, as in the sizes attribute. */
  readonly sizes: string;
  /** True for the picture at the top of the page. */
  readonly first?: boolean;
  readonly className?: string;
}

/**
 * The class for the fifth of the picture in which the focus lies: style attributes would need a laxer
 * content policy. The middle one needs none.
 */
function focusClass(axis: "x" | "y", fraction: number): string | undefined {
  const fifth = Math.min(4, Math.floor(fraction * 5));
  return fifth === 2 ? undefined : focus[`${axis}${fifth}`];
}

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(" ");

/** A picture in AVIF, WebP and JPEG that needs no script, labelled as the illustration it is. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
  const { labels } = useSite();
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  return (
    <div className={classes(styles.frame, className)}>
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={classes(
            styles.image,
            focusClass("x", picture.focus.x),
            focusClass("y", picture.focus.y),
          )}
          alt={picture.alt}
          // One size for browsers that know neither format, which are few and old.
          src={fallback?.src}
          width={image.width}
          height={image.height}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
        />
      </picture>
      <span className={styles.label} aria-hidden="true">
        {labels.picture.illustration}
      </span>
    </div>
  );
}
