import { graphql, useStaticQuery } from "gatsby";

/** What the header, the footer and small parts of many sections show on every page. */
interface Site {
  readonly business: NonNullable<Queries.SiteQuery["business"]>;
  readonly navigation: NonNullable<Queries.SiteQuery["navigation"]>;
  readonly labels: NonNullable<Queries.SiteQuery["labels"]>;
  readonly services: Queries.SiteQuery["allService"]["nodes"];
  readonly towns: Queries.SiteQuery["allTown"]["nodes"];
}

/**
 * Reads the business, the navigation, the interface's words, and the services and towns for menus.
 * @throws Error where one of the single records is missing, which the build's checks already refuse.
 */
export function useSite(): Site {
  const { business, navigation, labels, allService, allTown } = useStaticQuery<Queries.SiteQuery>(
    graphql`
      query Site {
        business {
          name
          phone
          email
          homeTown {
            slug
          }
          license
          nearbyAreas
          address {
            street
            locality
            region
            regionName
            postalCode
          }
          hours {
            label
          }
          languages {
            name
          }
          stats {
            value
            label
          }
        }
        navigation {
          header {
            label
            to
            menu
          }
          footer {
            title
            links {
              label
              to
            }
          }
        }
        allService(sort: [{ order: ASC }, { slug: ASC }]) {
          nodes {
            name
            card {
              icon {
                ...IconParts
              }
              description
            }
            entry {
              path
            }
          }
        }
        allTown(sort: [{ order: ASC }, { slug: ASC }]) {
          nodes {
            name
            entry {
              path
            }
          }
        }
        labels {
          skip
          call {
            button
            short
            bar
            estimate {
              ...ActionParts
            }
          }
          header {
            home
            navigation
            services
            menu
            menuNavigation
          }
          footer {
            navigation
            base
            license
          }
          breadcrumb {
            navigation
          }
          picture {
            illustration
          }
          contact {
            phone
            email
            hours
            base
            towns
            nearby
            languages
            license
            save
          }
          town {
            response
            within
            under
            minutes
            minutesUnit
            withinWord
            underWord
            population
            over
            about
            county
            guarantee
            areas
            map
            landings
          }
          map {
            title
            north
            scale
            tooltip
          }
          prices {
            exactly
            from
            under
            between
          }
          guidance {
            age
            cost
            years
            share
            repair
            inspect
            replace
          }
          steps {
            step
          }
          related {
            title
          }
          legal {
            updated
            contents
          }
          siteMap {
            main
            service
            location
          }
          icons {
            phone {
              ...IconParts
            }
            menu {
              ...IconParts
            }
            close {
              ...IconParts
            }
            chevron {
              ...IconParts
            }
            check {
              ...IconParts
            }
            arrow {
              ...IconParts
            }
            alert {
              ...IconParts
            }
            warning {
              ...IconParts
            }
            plus {
              ...IconParts
            }
          }
        }
      }
    `,
  );
  if (!business || !navigation || !labels) {
    throw new Error("data/business.json, data/navigation.json and data/labels.json must be there.");
  }
  return { business, navigation, labels, services: allService.nodes, towns: allTown.nodes };
}
