import * as React from "react";
import { Link } from "gatsby";
import { phoneHref } from "../content/format";
import { Action } from "../ui/action";
import { CallAction } from "../ui/call-action";
import { fill } from "../ui/fill";
import { Icon } from "../ui/icon";
import * as styles from "./header.module.css";
import { Mark } from "./logo";
import { Menu } from "./menu";
import { Navigation } from "./navigation";
import { useSite } from "./use-site";

/** The bar at the top of every page. It works by itself; scripts only add to it. */
export function Header({ path }: { readonly path: string }) {
  const { business, labels } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          className={styles.logo}
          to="/"
          aria-label={fill(labels.header.home, { name: business.name })}
        >
          <Mark />
          <span>{business.name}</span>
        </Link>
        <Navigation path={path} />
        <div className={styles.number}>
          <CallAction />
        </div>
        <div className={styles.now}>
          <Action to={phoneHref(business.phone)} kind="call">
            {labels.call.short}
          </Action>
        </div>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-label={labels.header.menu}
          data-tooltip={labels.header.menu}
        >
          <Icon icon={labels.icons.menu} />
          <Icon icon={labels.icons.close} />
        </button>
        <Menu path={path} />
      </div>
    </header>
  );
}
