import { TemporarySite } from "./temporary-site";

/** Gives the tests of a file one copy of the sample records, put right again after each test. */
export function sampleSite(): TemporarySite {
  const site = TemporarySite.ofSample();
  afterEach(() => site.restore());
  afterAll(() => site.remove());
  return site;
}

/** The sample records by short names. */
export const files = {
  business: "data/business.json",
  navigation: "data/navigation.json",
  prices: "data/prices.json",
  faq: "data/faq.json",
  clifton: "data/towns/clifton.json",
  montclair: "data/towns/montclair.json",
  storm: "data/services/storm-damage.json",
  replacement: "data/services/roof-replacement.json",
  cost: "data/landings/roof-replacement-cost-clifton-nj.json",
  privacy: "data/legal/privacy-policy.json",
  home: "data/pages/home.json",
  estimate: "data/pages/free-estimate.json",
  notFound: "data/pages/not-found.json",
  cape: "data/pictures/cape.json",
  capeFile: "data/pictures/cape.jpg",
} as const;
