import * as React from "react";
import { phoneHref } from "../content/format";
import { useSite } from "../layout/use-site";
import { Action } from "./action";
import { Icon } from "./icon";
import * as styles from "./call-action.module.css";

/** The button that dials the business, with the number to read. */
export function CallAction({ size }: { readonly size?: "large" }) {
  const { business, labels } = useSite();
  // The number stays on one line even where the button's words need two.
  const [before, after] = labels.call.button.split("{phone}");
  return (
    <Action to={phoneHref(business.phone)} kind="call" size={size}>
      <Icon icon={labels.icons.phone} />
      <span>
        {before}
        <span className={styles.number}>{business.phone}</span>
        {after}
      </span>
    </Action>
  );
}
