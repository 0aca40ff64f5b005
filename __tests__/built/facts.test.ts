import { dialed, email, phone } from "../support/contact";
import { mainText, textOf, pageAt, builtPages } from "../support/built-site";
import { commercialPaths, emergencyPaths, landingPaths } from "../support/routes";

/** Where section 9 of the specification names no page, any page may make the claim. */
const anyPage = "";

function textOfClaim(path: string): string {
  return path === anyPage
    ? builtPages.map((page) => mainText(page.path)).join("\n")
    : mainText(path);
}

/** The figures of specification section 9: the page that makes the claim, and how it reads there. */
const claims: readonly (readonly [claim: string, path: string, pattern: RegExp])[] = [
  ["emergency service 24/7", "/services/emergency-repairs", /24\/7/],
  ["typical arrival within 60 minutes", "/services/emergency-repairs", /within 60 minutes/],
  ["Clifton within 60 minutes", "/locations/clifton", /within 60 minutes/i],
  ["Passaic under 90", "/locations/passaic", /under 90 minutes/i],
  ["Paterson within 75", "/locations/paterson", /within 75 minutes/i],
  ["Nutley under 60", "/locations/nutley", /under 60 minutes/i],
  ["Bloomfield under 70", "/locations/bloomfield", /under 70 minutes/i],
  ["Montclair location page within 45", "/locations/montclair", /within 45 minutes/i],
  [
    "Montclair emergency page 30-minute guarantee",
    "/emergency-roof-repair-montclair-nj",
    /30-minute guarantee/i,
  ],
  ["Clifton over 85,000", "/locations/clifton", /over 85,000/i],
  ["Passaic about 70,000", "/locations/passaic", /about 70,000/i],
  ["Paterson over 145,000", "/locations/paterson", /over 145,000/i],
  ["Nutley about 28,000", "/locations/nutley", /about 28,000/i],
  ["Bloomfield over 47,000", "/locations/bloomfield", /over 47,000/i],
  ["Montclair about 38,000", "/locations/montclair", /about 38,000/i],
  ["replacement $8,000 to $25,000", "/services/roof-replacement", /\$8,000–\$25,000/],
  [
    "takes 1-3 days, up to a week for large roofs",
    "/roof-replacement-cost-clifton-nj",
    /1–3 days.*week/i,
  ],
  ["asphalt replacement $8,000-$15,000", "/roof-replacement-cost-clifton-nj", /\$8,000–\$15,000/],
  ["architectural $12,000-$20,000", "/roof-replacement-cost-clifton-nj", /\$12,000–\$20,000/],
  ["metal $15,000-$25,000", "/roof-replacement-cost-clifton-nj", /\$15,000–\$25,000/],
  [
    "1,000 sq ft $8,000-$12,000",
    "/roof-replacement-cost-clifton-nj",
    /1,000 sq ft.*\$8,000–\$12,000/,
  ],
  [
    "1,500 sq ft $12,000-$18,000",
    "/roof-replacement-cost-clifton-nj",
    /1,500 sq ft.*\$12,000–\$18,000/,
  ],
  [
    "2,000 sq ft $16,000-$24,000",
    "/roof-replacement-cost-clifton-nj",
    /2,000 sq ft.*\$16,000–\$24,000/,
  ],
  [
    "2,500+ sq ft $20,000-$30,000+",
    "/roof-replacement-cost-clifton-nj",
    /2,500\+ sq ft.*\$20,000–\$30,000\+/,
  ],
  [
    "standard $10,000-$16,000",
    "/roof-replacement-estimate-clifton-nj",
    /Standard.*\$10,000–\$16,000/,
  ],
  [
    "premium $16,000-$24,000",
    "/roof-replacement-estimate-clifton-nj",
    /Premium.*\$16,000–\$24,000/,
  ],
  ["luxury $24,000-$35,000", "/roof-replacement-estimate-clifton-nj", /Luxury.*\$24,000–\$35,000/],
  [
    "under 1,200 sq ft $9,000-$14,000",
    "/roof-replacement-estimate-clifton-nj",
    /Under 1,200 sq ft.*\$9,000–\$14,000/,
  ],
  [
    "1,200-2,000 sq ft $14,000-$22,000",
    "/roof-replacement-estimate-clifton-nj",
    /1,200–2,000 sq ft.*\$14,000–\$22,000/,
  ],
  [
    "2,000+ sq ft $22,000-$35,000",
    "/roof-replacement-estimate-clifton-nj",
    /2,000\+ sq ft.*\$22,000–\$35,000/,
  ],
  [
    "installation: asphalt $9,000-$15,000",
    "/new-roof-installation-clifton-nj",
    /Asphalt.*\$9,000–\$15,000/,
  ],
  [
    "installation: architectural $13,000-$22,000",
    "/new-roof-installation-clifton-nj",
    /Architectural.*\$13,000–\$22,000/,
  ],
  [
    "installation: premium $20,000-$35,000",
    "/new-roof-installation-clifton-nj",
    /Premium.*\$20,000–\$35,000/,
  ],
  [
    "installation of 1,000 sq ft $9,000-$13,000",
    "/new-roof-installation-clifton-nj",
    /1,000 sq ft.*\$9,000–\$13,000/,
  ],
  [
    "installation of 1,500 sq ft $13,500-$19,500",
    "/new-roof-installation-clifton-nj",
    /1,500 sq ft.*\$13,500–\$19,500/,
  ],
  [
    "installation of 2,000 sq ft $18,000-$26,000",
    "/new-roof-installation-clifton-nj",
    /2,000 sq ft.*\$18,000–\$26,000/,
  ],
  [
    "installation of 2,500+ sq ft $22,500-$32,500+",
    "/new-roof-installation-clifton-nj",
    /2,500\+ sq ft.*\$22,500–\$32,500\+/,
  ],
  ["repair under 15 years", "/roof-replacement-quote-montclair-nj", /under 15 years/i],
  [
    "repair under $3,000",
    "/roof-replacement-quote-montclair-nj",
    /(under|below|less than) \$3,000/i,
  ],
  ["replace over 20 years", "/roof-replacement-quote-montclair-nj", /over 20 years/i],
  ["replace over 30% of replacement", "/roof-replacement-quote-montclair-nj", /30%/],
  ["replace roofs 20+ years old", "/services/roof-replacement", /20\+ years/],
  [
    "inspections twice a year, spring and fall",
    "/services/roof-inspections",
    /twice a year.*spring.*fall|spring.*fall.*twice a year/i,
  ],
  ["inspections after severe weather", "/services/roof-inspections", /after severe weather/i],
  ["manufacturer warranties 25-50 years", anyPage, /25–50 years/],
  ["workmanship warranties 5-10 years", anyPage, /5–10 years/],
  ["asphalt shingle warranties 20-30 years", anyPage, /20–30 years/],
  ["installation warranty 25 years", "/new-roof-installation-clifton-nj", /25 years|25-year/],
  ["metal lasts 40-70 years", anyPage, /40–70 years/],
  ["asphalt lasts about 20-25 years", anyPage, /20–25 years/],
  ["0% interest for qualified buyers", "/roof-replacement-estimate-clifton-nj", /0% interest/i],
  ["cooling costs cut up to 30%", anyPage, /up to 30%/i],
  ["15+ years of experience", "/", /15\+ years/],
  [
    "one commercial page claims over 20",
    "/commercial-roofing-contractor-clifton-nj",
    /over 20 years/i,
  ],
  ["estimates free", "/free-estimate", /free/i],
  ["estimates valid 30 days", "/free-estimate", /30 days/],
  ["on-site evaluation within 24-48 hours", "/free-estimate", /24–48 hours/],
  ["follow-up within 24 hours of a visit", "/free-estimate", /within 24 hours of the visit/i],
  ["same-day or next-day scheduling", "/free-estimate", /same[- ]day or next[- ]day/i],
  [
    "same-day written estimate",
    "/free-estimate",
    /same[- ]day written estimate|written estimate the same day|written estimate on the same day|written estimate.*same day/i,
  ],
  ["cancellation notice of 24-48 hours", "/terms-of-service", /24–48 hours/],
  [
    "mediation or arbitration under New Jersey law",
    "/terms-of-service",
    /mediation or arbitration/i,
  ],
  ["venue Passaic County", "/terms-of-service", /Passaic County/],
  [
    "privacy policy last updated January 1, 2025",
    "/privacy-policy",
    /Last updated:? January 1, 2025/i,
  ],
  ["terms last updated January 1, 2025", "/terms-of-service", /Last updated:? January 1, 2025/i],
  ["100% satisfaction guarantee", "/", /100% satisfaction guarantee/i],
  ["licensed and insured in New Jersey", "/", /licensed and insured in New Jersey/i],
  ["Spanish-speaking staff in Paterson", "/locations/paterson", /Spanish-speaking staff/i],
];

describe("claims of specification section 9", () => {
  test.each(claims)("%s (%s)", (_claim, path, pattern) => {
    expect(textOfClaim(path)).toMatch(pattern);
  });

  test("maintenance inspections are quarterly on one page and bi-annual on another", () => {
    const saying = (pattern: RegExp) => landingPaths.filter((path) => pattern.test(mainText(path)));
    expect(saying(/inspections quarterly/i)).toEqual(["/commercial-roofing-clifton-nj"]);
    expect(saying(/bi-annual maintenance inspections/i)).toEqual([
      "/commercial-roofing-montclair-nj",
    ]);
  });

  test("only one commercial page claims over 20 years of experience", () => {
    const claiming = commercialPaths.filter((path) => /over 20 years/i.test(mainText(path)));
    expect(claiming).toEqual(["/commercial-roofing-contractor-clifton-nj"]);
  });

  test("the 30-minute guarantee is on Montclair's emergency page, and on no other town's", () => {
    const promising = emergencyPaths.filter((path) =>
      /30[- ]minute guarantee/i.test(mainText(path)),
    );
    expect(promising).toEqual(["/emergency-roof-repair-montclair-nj"]);
  });

  test("every page gives the phone number as text and as a link that dials it", () => {
    for (const { path, document } of builtPages) {
      expect([path, textOf(document.querySelector("body"))]).toEqual([
        path,
        expect.stringContaining(phone),
      ]);
      expect([path, document.querySelectorAll(`a[href="tel:${dialed}"]`).length]).not.toEqual([
        path,
        0,
      ]);
    }
  });

  test("the contact blocks give the e-mail address", () => {
    for (const path of ["/", "/free-estimate"]) {
      expect(
        pageAt(path).document.querySelectorAll(`main a[href="mailto:${email}"]`).length,
      ).toBeGreaterThan(0);
    }
  });
});
