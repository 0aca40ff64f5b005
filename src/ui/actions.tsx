import * as React from "react";
import { Action } from "./action";
import { CallAction } from "./call-action";
import * as styles from "./actions.module.css";

interface ActionsProps {
  /** Whether the phone button leads the row. */
  readonly call?: boolean;
  readonly size?: "large";
  readonly actions: readonly Queries.ActionPartsFragment[];
}

/** A row of buttons. */
export function Actions({ call = false, size, actions }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {call && <CallAction size={size} />}
      {actions.map(({ label, to }) => (
        <Action key={label} to={to}>
          {label}
        </Action>
      ))}
    </div>
  );
}
