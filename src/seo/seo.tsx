import * as React from "react";
import { graphql, useStaticQuery } from "gatsby";

export const query = graphql`
  fragment PageSeo on PageSeo {
    title
    description
    keywords
  }
`;

interface SeoProps {
  readonly seo: Queries.PageSeoFragment;
  /** The page's address below the host, such as /faq. */
  readonly path: string;
  /** What crawlers may do, where it must be said. */
  readonly robots?: string | null;
}

/**
 * Everything a page says in its head: title, description, keywords, its one canonical address and
 * what shared links show (specification section 1; ogp.me).
 */
export function Seo({ seo, path, robots }: SeoProps) {
  const { business } = useStaticQuery<Queries.SeoBusinessQuery>(graphql`
    query SeoBusiness {
      business {
        name
        host
      }
    }
  `);
  const url = `${business?.host ?? ""}${path}`;
  return (
    <>
      <title id="title">{seo.title}</title>
      <meta id="description" name="description" content={seo.description} />
      <meta id="keywords" name="keywords" content={seo.keywords.join(", ")} />
      {robots && <meta id="robots" name="robots" content={robots} />}
      <link id="canonical" rel="canonical" href={url} />
      <meta id="og:title" property="og:title" content={seo.title} />
      <meta id="og:description" property="og:description" content={seo.description} />
      <meta id="og:type" property="og:type" content="website" />
      <meta id="og:url" property="og:url" content={url} />
      <meta id="og:site_name" property="og:site_name" content={business?.name} />
    </>
  );
}
