import * as React from "react";
import { sharePictureSize } from "./share-pictures/size";

interface ShareTagsProps {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  /** The whole address of the share picture. */
  readonly picture: string;
  readonly pictureAlt: string;
}

/** What shared links show (ogp.me; X: summary card with large image). */
export function ShareTags({
  title,
  description,
  url,
  siteName,
  picture,
  pictureAlt,
}: ShareTagsProps) {
  const { width, height } = sharePictureSize;
  return (
    <>
      <meta id="og:title" property="og:title" content={title} />
      <meta id="og:description" property="og:description" content={description} />
      <meta id="og:type" property="og:type" content="website" />
      <meta id="og:url" property="og:url" content={url} />
      <meta id="og:site_name" property="og:site_name" content={siteName} />
      <meta id="og:locale" property="og:locale" content="en_US" />
      <meta id="og:image" property="og:image" content={picture} />
      <meta id="og:image:type" property="og:image:type" content="image/png" />
      <meta id="og:image:width" property="og:image:width" content={String(width)} />
      <meta id="og:image:height" property="og:image:height" content={String(height)} />
      <meta id="og:image:alt" property="og:image:alt" content={pictureAlt} />
      <meta id="twitter:card" name="twitter:card" content="summary_large_image" />
      <meta id="twitter:title" name="twitter:title" content={title} />
      <meta id="twitter:description" name="twitter:description" content={description} />
      <meta id="twitter:image" name="twitter:image" content={picture} />
      <meta id="twitter:image:alt" name="twitter:image:alt" content={pictureAlt} />
    </>
  );
}
