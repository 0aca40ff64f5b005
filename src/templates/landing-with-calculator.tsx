import * as React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
// First, so that the calculator's rules come after the shared ones in the one stylesheet.
import LandingTemplate, { Head as LandingHead } from "./landing";
import { Calculator } from "../sections/calculator";

type Data = Queries.LandingWithCalculatorPageQuery;

/** A landing page with a price calculator, apart from the others so that they load no script for it. */
export default function LandingWithCalculatorTemplate(props: PageProps<Data>) {
  return <LandingTemplate {...props} Calculator={Calculator} />;
}

/** The same head as that of other landing pages. */
export function Head(props: HeadProps<Data>) {
  return <LandingHead {...props} />;
}

export const query = graphql`
  query LandingWithCalculatorPage($id: String!) {
    landing(id: { eq: $id }) {
      ...LandingParts
    }
  }
`;
