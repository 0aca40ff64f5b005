import * as React from "react";
import * as styles from "./paragraphs.module.css";
import { RichText } from "./rich-text";

/** Running text at a comfortable length of line. */
export function Paragraphs({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
