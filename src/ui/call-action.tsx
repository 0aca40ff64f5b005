import * as React from "react";
import { phoneHref } from "../content/format";
import { useSite } from "../layout/use-site";
import { Action } from "./action";
import { Icon } from "./icon";
import { fill } from "./fill";

/** The button that dials the business, with the number to read. */
export function CallAction({ size }: { readonly size?: "large" }) {
  const { business, labels } = useSite();
  return (
    <Action to={phoneHref(business.phone)} kind="call" size={size}>
      <Icon icon={labels.icons.phone} />
      {fill(labels.call.button, { phone: business.phone })}
    </Action>
  );
}
