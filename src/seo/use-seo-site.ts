import { graphql, useStaticQuery } from "gatsby";
import type { GraphSite } from "./structured-data/site";

/** What every page's head draws on. */
interface SeoSite extends GraphSite {
  /** Whether the whole build is kept out of search engines. */
  readonly preview: boolean;
  /** The words that describe a share picture, with {title}, {place} and {name}. */
  readonly pictureAlt: string;
}

/**
 * Reads what every page's head draws on. The business names its first 50 towns, not all: each page
 * holds the list, which would otherwise grow with the square of the number of towns.
 * @throws Error where one of the single records is missing, which the build's checks already refuse.
 */
export function useSeoSite(): SeoSite {
  const { site, business, prices, labels, allTown } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      site {
        siteMetadata {
          preview
        }
      }
      business {
        name
        host
        phone
        email
        address {
          street
          locality
          region
          regionName
          postalCode
          country
        }
        homeTown {
          latitude
          longitude
        }
        hours {
          days
          opens
          closes
        }
        languages {
          code
        }
        defaultPicture {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: FIXED
                width: 1200
                outputPixelDensities: [1]
                formats: [JPG]
                placeholder: NONE
              )
            }
          }
        }
      }
      prices {
        replacement {
          low
          high
        }
      }
      labels {
        share {
          alt
        }
      }
      allTown(sort: [{ order: ASC }, { slug: ASC }], limit: 50) {
        nodes {
          ...SeoTown
        }
      }
    }
  `);
  if (!business || !prices || !labels) {
    throw new Error("data/business.json, data/prices.json and data/labels.json must be there.");
  }
  return {
    business,
    prices,
    towns: allTown.nodes,
    picture: business.defaultPicture.file.childImageSharp?.gatsbyImageData.images.fallback?.src,
    preview: site?.siteMetadata?.preview ?? false,
    pictureAlt: labels.share.alt,
  };
}
