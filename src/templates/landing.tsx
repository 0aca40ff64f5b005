import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { ClosingCall } from "../sections/closing-call";
import { Hero } from "../sections/hero";
import { RelatedPages } from "../sections/related-pages";
import { Sections, type CalculatorComponents } from "../sections/sections";
import { StatsStrip } from "../sections/stats-strip";
import { Seo } from "../seo/seo";

type Data = Queries.LandingPageQuery;

interface LandingProps extends PageProps<Data> {
  /** For pages with a calculator (see landing-with-calculator.tsx). */
  readonly Calculator?: CalculatorComponents["Calculator"];
}

/** A landing page: its hero, its sections, related pages and the closing call. */
export default function LandingTemplate({ data: { landing }, Calculator }: LandingProps) {
  if (!landing) return null;
  return (
    <main id="main">
      <Breadcrumb trail={landing.entry.trail} />
      <Hero hero={landing.hero} />
      <StatsStrip />
      <Sections sections={landing.sections} Calculator={Calculator} />
      <RelatedPages pages={landing.related} />
      <ClosingCall closing={landing.closing} />
    </main>
  );
}

/** The head of a landing page: its titles, its description and its structured data. */
export function Head({ data: { landing } }: HeadProps<Data>) {
  return (
    landing && (
      <Seo
        seo={landing.seo}
        entry={landing.entry}
        sections={landing.sections}
        sells={{ description: landing.hero.intro, town: landing.town }}
      />
    )
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    landing(id: { eq: $id }) {
      ...LandingParts
    }
  }
  fragment LandingParts on Landing {
    seo {
      ...PageSeo
    }
    town {
      ...SeoTown
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
`;
