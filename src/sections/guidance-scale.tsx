import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./guidance.module.css";

interface GuidanceScaleProps {
  readonly title: string;
  /** The mark below which we advise repair. */
  readonly from: string;
  /** The mark above which we advise replacement. */
  readonly to: string;
}

/** A scale in three parts with a mark between each: repair, look closer, replace. */
export function GuidanceScale({ title, from, to }: GuidanceScaleProps) {
  const { labels } = useSite();
  return (
    <figure className={styles.scale}>
      <figcaption>{title}</figcaption>
      <ol className={styles.parts}>
        <li data-part="repair">{labels.guidance.repair}</li>
        <li className={styles.mark}>{from}</li>
        <li data-part="inspect">{labels.guidance.inspect}</li>
        <li className={styles.mark}>{to}</li>
        <li data-part="replace">{labels.guidance.replace}</li>
      </ol>
    </figure>
  );
}
