import type { ImageObjectLeaf } from "schema-dts";
import { plainText } from "../../content/rich-text";

/** A picture with the words that the page puts to it. */
export interface GraphPicture {
  readonly title: string;
  /** Rich text. */
  readonly text: string;
  readonly alt: string;
  /** The address below the host of the file that the page shows. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that a page shows (Google: image metadata). @param credit whom the picture is credited to */
export function imageObject(host: string, picture: GraphPicture, credit: string): ImageObjectLeaf {
  const url = `${host}${picture.file}`;
  return {
    "@type": "ImageObject",
    "@id": url,
    contentUrl: url,
    width: { "@type": "QuantitativeValue", value: picture.width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: picture.height, unitCode: "E37" },
    name: picture.title,
    caption: plainText(picture.text),
    description: picture.alt,
    creditText: credit,
  };
}
