import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { ClosingCall } from "../sections/closing-call";
import { Hero } from "../sections/hero";
import { RelatedPages } from "../sections/related-pages";
import { Sections } from "../sections/sections";
import { StatsStrip } from "../sections/stats-strip";
import { Seo } from "../seo/seo";

type Data = Queries.LandingPageQuery;

export default function LandingTemplate({ data: { landing } }: PageProps<Data>) {
  if (!landing) return null;
  return (
    <main id="main">
      <Breadcrumb trail={landing.entry.trail} />
      <Hero hero={landing.hero} />
      <StatsStrip />
      <Sections sections={landing.sections} />
      <RelatedPages pages={landing.related} />
      <ClosingCall closing={landing.closing} />
    </main>
  );
}

export function Head({ data: { landing } }: HeadProps<Data>) {
  return landing && <Seo seo={landing.seo} path={landing.entry.path} />;
}

export const query = graphql`
  query LandingPage($id: String!) {
    landing(id: { eq: $id }) {
      seo {
        ...PageSeo
      }
      entry {
        path
        trail {
          ...Breadcrumb
        }
      }
      hero {
        ...Hero
      }
      sections {
        ...Sections
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
