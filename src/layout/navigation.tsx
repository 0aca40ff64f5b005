import * as React from "react";
import { Anchor } from "../ui/anchor";
import { current } from "./current";
import * as styles from "./navigation.module.css";
import { ServicesItem } from "./services-item";
import { useSite } from "./use-site";

/** The header's links on wide screens. */
export function Navigation({ path }: { readonly path: string }) {
  const { labels, navigation } = useSite();
  return (
    <nav className={styles.navigation} aria-label={labels.header.navigation}>
      <ul className={styles.list}>
        {navigation.header.map(({ label, to, menu }) =>
          menu === "services" ? (
            <ServicesItem key={label} label={label} to={to} path={path} />
          ) : (
            <li key={label} className={styles.item}>
              <Anchor className={styles.link} href={to} aria-current={current(to, path)}>
                {label}
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
