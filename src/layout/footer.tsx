import * as React from "react";
import { phoneHref } from "../content/format";
import { Anchor } from "../ui/anchor";
import { fill } from "../ui/fill";
import { current } from "./current";
import * as styles from "./footer.module.css";
import { Mark } from "./logo";
import { useSite } from "./use-site";

/** The foot of every page: who we are, how to reach us, and every way on. It is all that print keeps of the frame. */
export function Footer({ path }: { readonly path: string }) {
  const { business, labels, navigation } = useSite();
  const { street, locality, region, postalCode } = business.address;
  return (
    <footer className={styles.footer} data-tone="slate">
      <div className={styles.inner}>
        <address className={styles.address}>
          <Mark />
          <strong>{business.name}</strong>
          <span>{street ?? fill(labels.footer.base, { locality, region })}</span>
          {street && (
            <span>{[`${locality}, ${region}`, postalCode].filter(Boolean).join(" ")}</span>
          )}
          <a href={phoneHref(business.phone)}>{business.phone}</a>
          <a href={`mailto:${business.email}`}>{business.email}</a>
          {business.hours.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
          {business.license && (
            <span>{fill(labels.footer.license, { number: business.license })}</span>
          )}
        </address>
        <nav className={styles.groups} aria-label={labels.footer.navigation}>
          {navigation.footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Anchor className={styles.link} href={to} aria-current={current(to, path)}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
