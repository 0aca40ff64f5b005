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
  const openGraph = {
    title,
    description,
    type: "website",
    url,
    site_name: siteName,
    locale: "en_US",
    image: picture,
    "image:type": "image/png",
    "image:width": sharePictureSize.width,
    "image:height": sharePictureSize.height,
    "image:alt": pictureAlt,
  };
  const twitter = {
    card: "summary_large_image",
    title,
    description,
    image: picture,
    "image:alt": pictureAlt,
  };
  return (
    <>
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      {Object.entries(twitter).map(([name, content]) => (
        <meta key={name} name={`twitter:${name}`} content={content} />
      ))}
    </>
  );
}
