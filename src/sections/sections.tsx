import * as React from "react";
import { graphql } from "gatsby";
// First, as templates import related pages first: their style sheets keep one order everywhere.
import { NearestPages } from "./nearest-pages";
import { Callout } from "./callout";
import { Checklist } from "./checklist";
import { Contact } from "./contact";
import { Costs, type CalculatorLinkComponent } from "./costs";
import { FaqList } from "./faq-list";
import { Features } from "./features";
import { Guidance } from "./guidance";
import { Options } from "./options";
import { Overview } from "./overview";
import { Pictures } from "./pictures";
import { PriceTable } from "./price-table";
import { Prose } from "./prose";
import { ServiceArea } from "./service-area";
import { ServiceGrid } from "./service-grid";
import { SiteMap } from "./site-map";
import { Steps } from "./steps";
import { TownCards } from "./town-cards";
import { WarningSigns } from "./warning-signs";

export const query = graphql`
  fragment Sections on Section {
    __typename
    ...Prose
    ...Features
    ...Checklist
    ...WarningSigns
    ...Steps
    ...Options
    ...PriceTable
    ...Guidance
    ...Callout
    ...Pictures
    ...Overview
    ...ServiceGrid
    ...TownCards
    ...ServiceArea
    ...Costs
    ...Calculator
    ...Contact
    ...FaqList
    ...SiteMap
    ...NearestPages
  }
`;

type SectionData = Queries.SectionsFragment;

/**
 * What shows a calculator, and the form that leads to one. Only templates of pages that may have them
 * bring them, so that no other page loads them.
 */
export interface CalculatorComponents {
  readonly Calculator?: React.ComponentType<{ readonly section: Queries.CalculatorFragment }>;
  readonly CalculatorLink?: CalculatorLinkComponent;
}

interface SectionProps extends CalculatorComponents {
  readonly section: SectionData;
}

/** One section, by its type. The compiler sees to it that none is forgotten. */
function SectionByType({ section, Calculator, CalculatorLink }: SectionProps) {
  switch (section.__typename) {
    case "ProseSection":
      return <Prose section={section} />;
    case "FeaturesSection":
      return <Features section={section} />;
    case "ChecklistSection":
      return <Checklist section={section} />;
    case "WarningSignsSection":
      return <WarningSigns section={section} />;
    case "StepsSection":
      return <Steps section={section} />;
    case "OptionsSection":
      return <Options section={section} />;
    case "PriceTableSection":
      return <PriceTable section={section} />;
    case "GuidanceSection":
      return <Guidance section={section} />;
    case "CalloutSection":
      return <Callout section={section} />;
    case "PicturesSection":
      return <Pictures section={section} />;
    case "OverviewSection":
      return <Overview section={section} />;
    case "ServiceGridSection":
      return <ServiceGrid section={section} />;
    case "TownCardsSection":
      return <TownCards section={section} />;
    case "ServiceAreaSection":
      return <ServiceArea section={section} />;
    case "CostsSection":
      return <Costs section={section} CalculatorLink={CalculatorLink} />;
    case "CalculatorSection":
      return Calculator && <Calculator section={section} />;
    case "ContactSection":
      return <Contact section={section} />;
    case "FaqListSection":
      return <FaqList section={section} />;
    case "SiteMapSection":
      return <SiteMap section={section} />;
    case "NearestPagesSection":
      return <NearestPages section={section} />;
  }
}

interface SectionsProps extends CalculatorComponents {
  readonly sections: readonly SectionData[];
}

/** The sections of a page, in their record's order. */
export function Sections({ sections, ...calculators }: SectionsProps) {
  return sections.map((section, index) => (
    <SectionByType key={index} section={section} {...calculators} />
  ));
}
