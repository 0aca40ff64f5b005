import * as React from "react";
import { graphql } from "gatsby";
import { Anchor } from "./anchor";
import * as styles from "./action.module.css";

export const query = graphql`
  fragment ActionParts on Action {
    label
    to
  }
`;

interface ActionProps {
  /** Where it leads; null makes an inert button. */
  readonly to: string | null;
  readonly kind?: "call" | "primary" | "quiet";
  readonly size?: "large";
  readonly children: React.ReactNode;
}

/** A button, or a link that looks like one. Only calls get the copper. */
export function Action({ to, kind = "primary", size, children }: ActionProps) {
  const looks = { className: styles.action, "data-kind": kind, "data-size": size };
  if (to === null) {
    return (
      <button type="button" {...looks}>
        {children}
      </button>
    );
  }
  return (
    <Anchor href={to} {...looks}>
      {children}
    </Anchor>
  );
}
