import { dialed } from "../support/contact";
import {
  addressedPages,
  builtPages,
  linksIn,
  mainText,
  pageAt,
  textOf,
} from "../support/built-site";
import {
  emergencyPaths,
  landingPaths,
  residentialPaths,
  servicePaths,
  townPaths,
} from "../support/routes";

const main = (path: string) => pageAt(path).document.querySelector("main");
const linksOf = (path: string) => linksIn(main(path));
const headingsOf = (path: string) => main(path)?.querySelectorAll("h2, h3").map(textOf) ?? [];
const words = (path: string) => mainText(path).split(/\s+/).length;
const buttonsOf = (path: string) => main(path)?.querySelectorAll("a, button").map(textOf) ?? [];

describe("header and footer", () => {
  const headerLinks = ["/", "/#services", "/locations", "/faq", "/free-estimate"];
  const footerLinks = [
    "/services/roof-replacement",
    "/services/emergency-repairs",
    "/services/storm-damage",
    "/services/roof-inspections",
    "/services/gutter-installation",
    "/locations",
    "/#services",
    "/free-estimate",
    "/faq",
    "/privacy-policy",
    "/terms-of-service",
    "/sitemap",
  ];

  test.each(builtPages.map(({ path }) => path))("%s has both in full", (path) => {
    const { document } = pageAt(path);
    const inHeader = linksIn(document.querySelector("body header"));
    expect(inHeader).toEqual(
      expect.arrayContaining([...headerLinks, ...servicePaths, `tel:${dialed}`]),
    );
    const inFooter = linksIn(document.querySelector("body footer"));
    expect(inFooter).toEqual(expect.arrayContaining(footerLinks));
  });
});

describe("home page", () => {
  test("hero has the badge, the two links, the phone and the free estimate", () => {
    expect(mainText("/")).toContain("Licensed & Insured");
    expect(textOf(main("/")?.querySelector("h1") ?? null)).toMatch(
      /affordable roofers in Clifton/i,
    );
    expect(linksOf("/")).toEqual(
      expect.arrayContaining([
        "/new-roof-installation-clifton-nj",
        "/services/storm-damage",
        `tel:${dialed}`,
        "/free-estimate",
      ]),
    );
  });

  test("services overview has two large and six small cards in the specified order", () => {
    const overview = pageAt("/").document.querySelector("#services");
    expect(overview?.querySelectorAll("h3").map(textOf)).toEqual([
      "Emergency Leak Repair",
      "Affordable Roof Replacement",
      "Asphalt Shingle Roofing",
      "Roof Inspections",
      "Gutter Installation",
      "Storm Damage Restoration",
      "Insurance Claims Assistance",
      "Roof Maintenance",
    ]);
    const links = linksIn(overview);
    expect(links.filter((link) => link === "/services/storm-damage")).toHaveLength(2);
    expect(links.filter((link) => link === "/services/roof-inspections")).toHaveLength(2);
  });

  test("gallery has four image cards, and the free-estimate card leads to #contact", () => {
    const headings = headingsOf("/");
    expect(headings).toEqual(
      expect.arrayContaining([
        "Expert Installation",
        "Storm Damage Repair",
        "Free Estimates",
        "Quality Results",
      ]),
    );
    expect(linksOf("/")).toContain("#contact");
    expect(pageAt("/").document.querySelector("#contact")).not.toBeNull();
  });

  test("has the 'Transparent Roofing Cost Estimates' block", () => {
    expect(headingsOf("/")).toContain("Transparent Roofing Cost Estimates");
  });
});

describe("FAQ", () => {
  const questions = () => pageAt("/faq").document.querySelectorAll("main details");

  test("has ten questions, of which one at most is open", () => {
    expect(questions()).toHaveLength(10);
    expect(new Set(questions().map((item) => item.getAttribute("name"))).size).toBe(1);
    expect(questions()[0]?.getAttribute("name")).toBeTruthy();
    expect(questions().filter((item) => item.hasAttribute("open")).length).toBeLessThanOrEqual(1);
  });

  test("has answers with internal links, and the closing block", () => {
    expect(questions().flatMap(linksIn).length).toBeGreaterThan(0);
    expect(headingsOf("/faq")).toContain("Still Have Questions?");
    expect(linksOf("/faq")).toEqual(expect.arrayContaining([`tel:${dialed}`, "/free-estimate"]));
  });
});

describe("free estimate", () => {
  test("has the four benefits, six services, the towns and the contact block, and no form", () => {
    expect(headingsOf("/free-estimate")).toEqual(
      expect.arrayContaining([
        "Free Estimates",
        "Licensed & Insured",
        "Fast Response",
        "Quality Work",
      ]),
    );
    expect(linksOf("/free-estimate")).toEqual(
      expect.arrayContaining([...servicePaths, ...townPaths]),
    );
    expect(pageAt("/free-estimate").document.querySelector("#estimate-form")).not.toBeNull();
    expect(
      pageAt("/free-estimate").document.querySelectorAll("form, input, textarea"),
    ).toHaveLength(0);
  });
});

describe("service pages", () => {
  test.each(servicePaths)("%s has at least 450 words", (path) => {
    expect(words(path)).toBeGreaterThanOrEqual(450);
  });

  test("emergency repairs: response areas, estimate, storm damage and replacement", () => {
    expect(linksOf("/services/emergency-repairs")).toEqual(
      expect.arrayContaining([
        ...townPaths,
        "/free-estimate",
        "/services/storm-damage",
        "/services/roof-replacement",
      ]),
    );
  });

  test("roof replacement links to asphalt shingles and the free estimate", () => {
    expect(linksOf("/services/roof-replacement")).toEqual(
      expect.arrayContaining(["/services/asphalt-shingles", "/free-estimate"]),
    );
  });

  test.each([
    ["/services/asphalt-shingles", ["3-tab", "architectural", "designer", "warrant"]],
    ["/services/roof-inspections", ["photo", "written report", "insurance", "spring", "fall"]],
    [
      "/services/gutter-installation",
      ["seamless", "guard", "downspout", "cleaning", "aluminum", "vinyl", "steel"],
    ],
    ["/services/storm-damage", ["hail", "wind", "ice", "tree", "insurance"]],
    ["/services/roof-replacement", ["licensed and insured", "warrant", "material"]],
  ])("%s speaks of %j", (path, subjects) => {
    const text = mainText(path).toLowerCase();
    for (const subject of subjects) expect(text).toContain(subject);
  });

  test("storm damage has two image cards and links to emergency repairs", () => {
    expect(linksOf("/services/storm-damage")).toContain("/services/emergency-repairs");
    expect(
      main("/services/storm-damage")?.querySelectorAll(
        "figure picture, li picture, article picture",
      ).length,
    ).toBeGreaterThanOrEqual(2);
  });
});

describe("locations", () => {
  test("index has a card for each town and the four offerings", () => {
    expect(linksOf("/locations")).toEqual(expect.arrayContaining(townPaths));
    const text = mainText("/locations").toLowerCase();
    for (const offering of [
      "emergency service",
      "local expertise",
      "fast response",
      "licensed and insured",
    ]) {
      expect(text.replace(/&/g, "and")).toContain(offering);
    }
  });

  test.each(["Glen Ridge", "Verona", "Cedar Grove", "West Orange"])("mentions %s", (area) => {
    expect(mainText("/locations")).toContain(area);
  });

  test.each(townPaths)("%s has at least 350 words, six services, call and estimate", (path) => {
    expect(words(path)).toBeGreaterThanOrEqual(350);
    expect(linksOf(path)).toEqual(
      expect.arrayContaining([...servicePaths, `tel:${dialed}`, "/free-estimate"]),
    );
  });

  test("Paterson lists six wards although its text says five", () => {
    const text = mainText("/locations/paterson");
    expect(text).toMatch(/five wards/i);
    for (const ward of ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]) {
      expect(text).toContain(`${ward} Ward`);
    }
  });
});

describe("landing pages", () => {
  test.each(landingPaths)(
    "%s has at least 350 words, the stats strip and three related cards",
    (path) => {
      expect(words(path)).toBeGreaterThanOrEqual(350);
      const text = mainText(path);
      for (const stat of [
        "15+",
        "Years of experience",
        "Emergency response",
        "100%",
        "Licensed & insured",
      ]) {
        expect(text).toContain(stat);
      }
      expect(linksOf(path)).toContain(`tel:${dialed}`);
    },
  );

  test.each(emergencyPaths)("%s links to commercial roofing, as specified", (path) => {
    expect(linksOf(path)).toContain("/services/commercial-roofing");
  });

  test("Montclair's emergency page offers a text message to the business number", () => {
    const link =
      main("/emergency-roof-repair-montclair-nj")?.querySelector('a[href^="sms:"]') ?? null;
    expect(link?.getAttribute("href")).toBe(`sms:${dialed}`);
    expect(textOf(link)).toContain("Text for Faster Response");
  });

  test.each([
    "View Financing Options",
    "Apply for Financing",
    "Get Free Quote",
    "Schedule Inspection",
    "Schedule Maintenance Plan",
    "Schedule Energy Assessment",
    "Schedule Roof Assessment",
    "Free Business Quote",
    "Free Contractor Quote",
  ])("the button '%s' stands on a page and leads to the free estimate", (label) => {
    const buttons = addressedPages.flatMap(({ document }) =>
      document.querySelectorAll("main a, main button").filter((button) => textOf(button) === label),
    );
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) expect(button.getAttribute("href")).toBe("/free-estimate");
  });

  test.each(residentialPaths)("%s has an estimate button", (path) => {
    expect(buttonsOf(path).some((label) => /estimate|assessment|quote/i.test(label))).toBe(true);
  });
});

describe("404 page", () => {
  test("says so and links home", () => {
    expect(textOf(main("/404.html")?.querySelector("h1") ?? null)).toBe("Oops! Page not found");
    expect(linksOf("/404.html")).toContain("/");
  });
});
