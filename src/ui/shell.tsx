import * as React from "react";
import { RichText } from "./rich-text";
import * as styles from "./shell.module.css";
// Apart, as many pages have no such section.
import * as toned from "./shell-tone.module.css";

interface ShellProps {
  /** The section's name for links that end in #. */
  readonly anchor?: string | null;
  readonly title: string;
  readonly intro?: string | null;
  /** Split: heading beside the content. Stack: heading above it. */
  readonly layout?: "split" | "stack";
  /** A band of its own colour, lapped over the next section by a course of shingles. */
  readonly tone?: "slate" | "sunk";
  /** What belongs below the heading, such as buttons. */
  readonly aside?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** The frame of every section: its heading on a dimension line, and its content. */
export function Shell({
  anchor,
  title,
  intro,
  layout = "stack",
  tone,
  aside,
  children,
}: ShellProps) {
  return (
    <section
      id={anchor ?? undefined}
      className={tone ? `${styles.shell} ${toned.tone}` : styles.shell}
      data-tone={tone}
    >
      <div className={styles.inner} data-layout={layout === "split" ? layout : undefined}>
        <header className={styles.head}>
          <h2>{title}</h2>
          {intro && (
            <p>
              <RichText text={intro} />
            </p>
          )}
          {aside}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}
