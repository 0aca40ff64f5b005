import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { ClosingCall } from "../sections/closing-call";
import { Hero } from "../sections/hero";
import { RelatedPages } from "../sections/related-pages";
import { Sections } from "../sections/sections";
import { Seo } from "../seo/seo";

type Data = Queries.ServicePageQuery;

/** A service's page: its hero, its sections, related pages and the closing call. */
export default function ServiceTemplate({ data: { service } }: PageProps<Data>) {
  if (!service) return null;
  return (
    <main id="main">
      <Breadcrumb trail={service.entry.trail} />
      <Hero hero={service.hero} />
      <Sections sections={service.sections} />
      <RelatedPages pages={service.related} />
      <ClosingCall closing={service.closing} />
    </main>
  );
}

/** The head of a service's page: its titles, its description and its structured data. */
export function Head({ data: { service } }: HeadProps<Data>) {
  return (
    service && (
      <Seo
        seo={service.seo}
        entry={service.entry}
        sections={service.sections}
        sells={{ description: service.hero.intro }}
      />
    )
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      seo {
        ...PageSeo
      }
      entry {
        ...SeoEntry
        trail {
          ...Breadcrumb
        }
      }
      hero {
        ...Hero
      }
      sections {
        ...Sections
        ...SeoSection
      }
      related {
        ...RelatedPages
      }
      closing {
        ...ClosingCall
      }
    }
  }
`;
