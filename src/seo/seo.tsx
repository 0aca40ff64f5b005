import * as React from "react";
import { graphql } from "gatsby";
import { fill } from "../ui/fill";
import { ShareTags } from "./share-tags";
import { StructuredData } from "./structured-data";
import { useSeoSite } from "./use-seo-site";

export const query = graphql`
  fragment PageSeo on PageSeo {
    title
    description
    keywords
  }

  fragment SeoEntry on PageEntry {
    path
    title
    updated
    share {
      path
      title
      place
    }
    trail {
      path
      title
    }
  }

  fragment SeoTown on Town {
    name
    entry {
      path
    }
  }
`;

interface SeoProps {
  readonly seo: Queries.PageSeoFragment;
  readonly entry: Queries.SeoEntryFragment;
  readonly sections?: readonly Queries.SeoSectionFragment[];
  /** What the page sells: its words, as rich text, and its one town, if it is for one. */
  readonly sells?: { readonly description: string; readonly town?: Queries.SeoTownFragment };
  /** The date that the page itself shows, where it is another than the record's. */
  readonly updated?: string;
  /** What crawlers may do, where it must be said. */
  readonly robots?: string | null;
}

/**
 * Everything a page says in its head: title, description, keywords, its one canonical address, what
 * shared links show and its structured data (specification section 1; ogp.me; schema.org).
 */
export function Seo({ seo, entry, sections = [], sells, updated, robots }: SeoProps) {
  const site = useSeoSite();
  const { host, name } = site.business;
  const { path, share, trail } = entry;
  const url = `${host}${path}`;
  const mayIndex = site.preview ? "noindex" : robots;
  const page = {
    path,
    trail,
    title: seo.title,
    description: seo.description,
    updated: updated ?? entry.updated,
    service: sells && { ...sells, name: entry.title },
  };
  return (
    <>
      <title id="title">{seo.title}</title>
      <meta id="description" name="description" content={seo.description} />
      <meta id="keywords" name="keywords" content={seo.keywords.join(", ")} />
      {mayIndex && <meta id="robots" name="robots" content={mayIndex} />}
      <link id="canonical" rel="canonical" href={url} />
      <ShareTags
        title={seo.title}
        description={seo.description}
        url={url}
        siteName={name}
        picture={`${host}${share.path}`}
        pictureAlt={fill(site.pictureAlt, { title: share.title, place: share.place, name })}
      />
      <StructuredData site={site} page={page} sections={sections} />
    </>
  );
}
