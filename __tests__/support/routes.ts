/** The specification's route table (section 2), written out. */

const towns = ["clifton", "passaic", "paterson", "nutley", "bloomfield", "montclair"];

export const townPaths = towns.map((town) => `/locations/${town}`);

export const servicePaths = [
  "/services/emergency-repairs",
  "/services/roof-replacement",
  "/services/asphalt-shingles",
  "/services/roof-inspections",
  "/services/gutter-installation",
  "/services/storm-damage",
];

export const emergencyPaths = towns.map((town) => `/emergency-roof-repair-${town}-nj`);

export const commercialPaths = [
  ...["clifton", "montclair", "paterson", "passaic"].map(
    (town) => `/commercial-roofing-${town}-nj`,
  ),
  "/commercial-roofing-contractor-clifton-nj",
];

export const residentialPaths = ["clifton", "montclair", "bloomfield", "nutley"].map(
  (town) => `/residential-roofing-${town}-nj`,
);

export const landingPaths = [
  ...emergencyPaths,
  ...commercialPaths,
  ...residentialPaths,
  "/roof-replacement-cost-clifton-nj",
  "/roof-replacement-estimate-clifton-nj",
  "/roof-replacement-quote-montclair-nj",
  "/new-roof-installation-clifton-nj",
  "/new-roof-installation-montclair-nj",
  "/roofing-company-estimate-clifton-nj",
  "/roofing-company-estimate-montclair-nj",
  "/roofing-contractor-near-clifton-nj",
  "/roofing-montclair-nj-free-estimate",
  "/roofing-contractor-clifton-nj-near-me",
];

export const legalPaths = ["/privacy-policy", "/terms-of-service"];

export const mainPaths = ["/", "/faq", "/free-estimate", "/locations", "/sitemap"];

export const allPaths = [
  ...mainPaths,
  ...legalPaths,
  ...servicePaths,
  ...townPaths,
  ...landingPaths,
];
