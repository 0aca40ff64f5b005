import * as React from "react";
import { Anchor } from "../ui/anchor";
import { Icon } from "../ui/icon";
import { CallAction } from "../ui/call-action";
import { current } from "./current";
import * as styles from "./menu.module.css";
import { useClosingPopover } from "./use-closing-popover";
import { useSite } from "./use-site";

/** The menu of small screens, a popover that its toggle in the header opens without any script. */
export function Menu({ path }: { readonly path: string }) {
  const { labels, navigation, services } = useSite();
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
                <ul className={styles.services}>
                  {services.map(({ name, card, entry }) => (
                    <li key={entry.path}>
                      <Anchor
                        className={styles.service}
                        href={entry.path}
                        aria-current={current(entry.path, path)}
                      >
                        <Icon icon={card.icon} />
                        {name}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <CallAction />
      </nav>
    </div>
  );
}
