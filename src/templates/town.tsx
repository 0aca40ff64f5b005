import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { ClosingCall } from "../sections/closing-call";
import { Hero } from "../sections/hero";
import { RelatedPages } from "../sections/related-pages";
import { Sections } from "../sections/sections";
// After the sections that all templates share, so that the stylesheet has one order.
import { NearbyMap } from "../sections/nearby-map";
import { Neighborhoods } from "../sections/neighborhoods";
import { Reasons } from "../sections/reasons";
import { ServiceCards } from "../sections/service-cards";
import { TownDescription } from "../sections/town-description";
import { TownFacts } from "../sections/town-facts";
import { TownPages } from "../sections/town-pages";
import { Seo } from "../seo/seo";

type Data = Queries.TownPageQuery;

/** A town's page: its facts, our services there, its sections, the map and further pages. */
export default function TownTemplate({ data: { town, towns, services } }: PageProps<Data>) {
  if (!town) return null;
  const hasMap = town.sections.some(({ __typename }) => __typename === "ServiceAreaSection");
  return (
    <main id="main">
      <Breadcrumb trail={town.entry.trail} />
      <Hero hero={town.hero} />
      <TownFacts town={town} />
      <TownDescription description={town.description} />
      <ServiceCards
        title={town.services.title}
        intro={town.services.intro}
        services={services.nodes}
      />
      <Reasons reasons={town.reasons} />
      <Sections sections={town.sections} />
      <Neighborhoods neighborhoods={town.neighborhoods} />
      {!hasMap && <NearbyMap towns={towns.nodes} />}
      {town.landings.length > 0 ? (
        <TownPages town={town.name} pages={town.landings} />
      ) : (
        <RelatedPages pages={town.related} />
      )}
      <ClosingCall closing={town.closing} />
    </main>
  );
}

/** The head of a town's page: its titles, its description and its structured data. */
export function Head({ data: { town } }: HeadProps<Data>) {
  return (
    town && (
      <Seo
        seo={town.seo}
        entry={town.entry}
        sections={town.sections}
        sells={{ description: town.hero.intro, town }}
      />
    )
  );
}

export const query = graphql`
  query TownPage($id: String!) {
    town(id: { eq: $id }) {
      name
      ...SeoTown
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
      ...TownFacts
      description {
        ...TownDescription
      }
      services {
        title
        intro
      }
      reasons {
        ...Reasons
      }
      sections {
        ...Sections
        ...SeoSection
      }
      neighborhoods {
        ...Neighborhoods
      }
      landings {
        ...RelatedPages
      }
      related {
        ...RelatedPages
      }
      closing {
        ...ClosingCall
      }
    }
    towns: allTown(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...TownMap
      }
    }
    services: allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceCards
      }
    }
  }
`;
