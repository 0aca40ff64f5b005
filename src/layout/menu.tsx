import * as React from "react";
import { Anchor } from "../ui/anchor";
import { CallAction } from "../ui/call-action";
import { current } from "./current";
import * as styles from "./menu.module.css";
import { ServicesList } from "./services-list";
import { useClosingPopover } from "./use-closing-popover";
import { useSite } from "./use-site";

/** The menu of small screens, a popover that its toggle in the header opens without any script. */
export function Menu({ path }: { readonly path: string }) {
  const { labels, navigation } = useSite();
  const menu = React.useRef<HTMLDivElement>(null);
  useClosingPopover(menu, "(max-width: 47.99em)");

  return (
    <div id="menu" ref={menu} popover="auto" className={styles.menu}>
      <nav aria-label={labels.header.menuNavigation}>
        <ul>
          {navigation.header.map(({ label, to, menu: submenu }, index) => (
            <li key={label} className={styles.item}>
              <Anchor
                className={styles.link}
                href={to}
                aria-current={current(to, path)}
                // Opening a popover moves focus to what is marked so; nothing gets it at page load.
                autoFocus={index === 0}
              >
                {label}
              </Anchor>
              {submenu === "services" && (
                <ServicesList
                  className={styles.services}
                  linkClassName={styles.service}
                  path={path}
                />
              )}
            </li>
          ))}
        </ul>
        <CallAction />
      </nav>
    </div>
  );
}
