import * as React from "react";
import { Action } from "../ui/action";
import { CallAction } from "../ui/call-action";
import * as styles from "./call-bar.module.css";
import { useSite } from "./use-site";

/** The bar at the bottom of phones: the call is always in reach. */
export function CallBar() {
  const { bar, estimate } = useSite().labels.call;
  return (
    <section className={styles.bar} aria-label={bar} data-tone="slate">
      <CallAction />
      <Action to={estimate.to}>{estimate.label}</Action>
    </section>
  );
}
