import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumb } from "../layout/breadcrumb";
import { LegalText } from "../sections/legal-text";
import { Seo } from "../seo/seo";

type Data = Queries.LegalPageQuery;

/** A legal page: its clauses alone, without hero and calls. */
export default function LegalTemplate({ data: { legal } }: PageProps<Data>) {
  if (!legal) return null;
  return (
    <main id="main">
      <Breadcrumb trail={legal.entry.trail} />
      <LegalText legal={legal} />
    </main>
  );
}

/** The head of a legal page: its titles, its description and its structured data. */
export function Head({ data: { legal } }: HeadProps<Data>) {
  return legal && <Seo seo={legal.seo} entry={legal.entry} updated={legal.lastUpdated} />;
}

export const query = graphql`
  query LegalPage($id: String!) {
    legal(id: { eq: $id }) {
      seo {
        ...PageSeo
      }
      entry {
        ...SeoEntry
        trail {
          ...Breadcrumb
        }
      }
      lastUpdated
      ...LegalText
    }
  }
`;
