import * as React from "react";
import * as styles from "./skip-link.module.css";
import { useSite } from "./use-site";

/** The first link of every page: past the header, to what the page is about. */
export function SkipLink() {
  const { labels } = useSite();
  return (
    <a className={styles.skip} href="#main">
      {labels.skip}
    </a>
  );
}
