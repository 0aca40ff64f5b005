import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import * as styles from "./picture.module.css";

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
          avifOptions: { quality: 42 }
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

/** Which fifth of the picture the focus lies in: style attributes would need a laxer content policy. */
function fifth(fraction: number): number {
  return Math.min(4, Math.floor(fraction * 5));
}

/** A picture in AVIF, WebP and JPEG that needs no script, labelled as the illustration it is. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
  const { labels } = useSite();
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          data-x={fifth(picture.focus.x)}
          data-y={fifth(picture.focus.y)}
          alt={picture.alt}
          src={fallback?.src}
          srcSet={fallback?.srcSet}
          sizes={sizes}
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
