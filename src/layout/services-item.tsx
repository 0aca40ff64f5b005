import * as React from "react";
import { servicesPath } from "../content/kinds";
import { Anchor } from "../ui/anchor";
import { Icon } from "../ui/icon";
import * as styles from "./navigation.module.css";
import { ServicesList } from "./services-list";
import { useServicesPanel } from "./use-services-panel";
import { useSite } from "./use-site";

interface ServicesItemProps {
  readonly label: string;
  readonly to: string;
  readonly path: string;
}

/** The link to the services and the panel that lists them: opened by its button, or by the pointer alone. */
export function ServicesItem({ label, to, path }: ServicesItemProps) {
  const { labels } = useSite();
  const { item, panel, dismissed } = useServicesPanel();
  const within = path.startsWith(servicesPath);
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
        <ServicesList className={styles.services} linkClassName={styles.service} path={path} />
      </div>
    </li>
  );
}
