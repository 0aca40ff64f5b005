import * as React from "react";
import { Anchor } from "../ui/anchor";
import { Icon } from "../ui/icon";
import { current } from "./current";
import * as styles from "./navigation.module.css";
import { useServicesPanel } from "./use-services-panel";
import { useSite } from "./use-site";

interface ServicesItemProps {
  readonly label: string;
  readonly to: string;
  readonly path: string;
}

/** The link to the services and the panel that lists them: opened by its button, or by the pointer alone. */
export function ServicesItem({ label, to, path }: ServicesItemProps) {
  const { labels, services } = useSite();
  const { item, panel, dismissed } = useServicesPanel();
  const within = path.startsWith("/services/");
  return (
    <li ref={item} className={styles.item} data-dismissed={dismissed || undefined}>
      <Anchor className={styles.link} href={to} data-within={within || undefined}>
        {label}
      </Anchor>
      <button
        type="button"
        className={styles.chevron}
        popoverTarget="services-panel"
        aria-label={labels.header.services}
        data-tooltip={labels.header.services}
      >
        <Icon icon={labels.icons.chevron} />
      </button>
      <div ref={panel} id="services-panel" popover="auto" className={styles.panel}>
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
      </div>
    </li>
  );
}
