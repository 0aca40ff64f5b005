import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { ClosingCall } from "../sections/closing-call";
import { Hero } from "../sections/hero";
import { Sections } from "../sections/sections";
// After the sections that all templates share, so that the stylesheet has one order.
import { CalculatorLink } from "../sections/calculator-link";
import { Seo } from "../seo/seo";

type Data = Queries.RecordPageQuery;

/** Any other page, such as the home page: its hero, its sections and, if it has one, its closing call. */
export default function PageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <main id="main">
      {page.entry.trail.length > 1 && <Breadcrumb trail={page.entry.trail} />}
      <Hero hero={page.hero} />
      <Sections sections={page.sections} CalculatorLink={CalculatorLink} />
      {page.closing && <ClosingCall closing={page.closing} />}
    </main>
  );
}

/** The head of a page: its titles, its description and its structured data. */
export function Head({ data: { page } }: HeadProps<Data>) {
  return (
    page && <Seo seo={page.seo} entry={page.entry} sections={page.sections} robots={page.robots} />
  );
}

export const query = graphql`
  query RecordPage($id: String!) {
    page(id: { eq: $id }) {
      robots
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
      closing {
        ...ClosingCall
      }
    }
  }
`;
