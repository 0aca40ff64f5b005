import * as React from "react";
import { graphql } from "gatsby";
import { ServiceCards } from "./service-cards";

export const query = graphql`
  fragment ServiceGrid on ServiceGridSection {
    anchor: id
    title
    intro
    services {
      ...ServiceCards
    }
  }
`;

/** All services, on a page that lists them as a section. */
export function ServiceGrid({ section }: { readonly section: Queries.ServiceGridFragment }) {
  return <ServiceCards {...section} />;
}
