import * as React from "react";
import { Anchor } from "../ui/anchor";
import { Icon } from "../ui/icon";
import { current } from "./current";
import { useSite } from "./use-site";

interface ServicesListProps {
  /** The class of the list. */
  readonly className: string | undefined;
  /** The class of each link in it. */
  readonly linkClassName: string | undefined;
  /** The address of the page that it stands on. */
  readonly path: string;
}

/** Links to all services. */
export function ServicesList({ className, linkClassName, path }: ServicesListProps) {
  const { services } = useSite();
  return (
    <ul className={className}>
      {services.map(({ name, card, entry }) => (
        <li key={entry.path}>
          <Anchor
            className={linkClassName}
            href={entry.path}
            aria-current={current(entry.path, path)}
          >
            <Icon icon={card.icon} />
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
