import * as React from "react";
import { graphql, Link } from "gatsby";
import { phoneHref } from "../content/format";
import { useSite } from "../layout/use-site";
import { CallAction } from "../ui/call-action";
import { Shell } from "../ui/shell";
import * as styles from "./contact.module.css";

export const query = graphql`
  fragment Contact on ContactSection {
    anchor: id
    title
    text
  }
`;

/** How to reach us, laid out as the title block of a drawing. */
export function Contact({ section }: { readonly section: Queries.ContactFragment }) {
  const { business, labels, towns } = useSite();
  const { locality, regionName } = business.address;
  const words = labels.contact;
  return (
    <Shell
      anchor={section.anchor}
      title={section.title}
      intro={section.text}
      layout="split"
      aside={<CallAction />}
    >
      <dl className={styles.block}>
        <div className={styles.wide}>
          <dt>{words.phone}</dt>
          <dd className={styles.phone}>
            <a href={phoneHref(business.phone)}>{business.phone}</a>
          </dd>
          <dd>
            <a href="/contact.vcf">{words.save}</a>
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          {business.hours.map(({ label }) => (
            <dd key={label}>{label}</dd>
          ))}
        </div>
        <div>
          <dt>{words.base}</dt>
          <dd>{`${locality}, ${regionName}`}</dd>
          <dt>{words.languages}</dt>
          {business.languages.map(({ name }) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
        <div>
          <dt>{words.towns}</dt>
          {towns.map(({ name, entry }) => (
            <dd key={entry.path}>
              <Link to={entry.path}>{name}</Link>
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.nearby}</dt>
          {business.nearbyAreas.map((area) => (
            <dd key={area}>{area}</dd>
          ))}
        </div>
        {business.license && (
          <div className={styles.wide}>
            <dt>{words.license}</dt>
            <dd>{business.license}</dd>
          </div>
        )}
      </dl>
    </Shell>
  );
}
