import { files, sampleSite } from "../support/sample";

const site = sampleSite();

// What is said of records that can be read but are wrong, as an editor reads it.

describe("fields", () => {
  test("a field name mistyped", async () => {
    site.replace(files.clifton, '"county":', '"conty":');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:5:3  conty
        There is no field of this name here.
        Found:    "conty"
        Allowed:  slug, name, county, order, formerly, updated, population, response, latitude, longitude, seo, card, hero, description, responseBox, services, reasons, neighborhoods, sections, related, or closing
        Did you mean "county"?

      1 fault in 1 file."
    `);
  });

  test("a field that does not exist", async () => {
    site.set(files.clifton, ["mayor"], "Jane");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:97:3  mayor
        There is no field of this name here.
        Found:    "mayor"
        Allowed:  slug, name, county, order, formerly, updated, population, response, latitude, longitude, seo, card, hero, description, responseBox, services, reasons, neighborhoods, sections, related, or closing

      1 fault in 1 file."
    `);
  });

  test("a field missing", async () => {
    site.set(files.clifton, ["county"], undefined);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1  county
        The field "county" is missing.
        Found:    nothing
        Allowed:  Its county, such as Passaic County.

      1 fault in 1 file."
    `);
  });

  test("a price as a text", async () => {
    site.set(files.prices, ["replacement", "low"], "$8,000");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:4:5  replacement.low
        This field holds a whole number, not a text.
        Found:    "$8,000"
        Allowed:  a whole number without quotation marks (US dollars, as a whole number: 8000, not "$8,000".)
        Did you mean 8000?

      1 fault in 1 file."
    `);
  });

  test("a price in cents", async () => {
    site.set(files.prices, ["replacement", "low"], 8000.5);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:4:5  replacement.low
        This field holds a whole number, not a number with a decimal point.
        Found:    8000.5
        Allowed:  a whole number without quotation marks (US dollars, as a whole number: 8000, not "$8,000".)

      1 fault in 1 file."
    `);
  });

  test("a number where a text belongs", async () => {
    site.set(files.clifton, ["name"], 7);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3  name
        This field holds a text, not a whole number.
        Found:    7
        Allowed:  a text in quotation marks (The town's name.)
        Did you mean "7"?

      1 fault in 1 file."
    `);
  });

  test("a text where a list belongs", async () => {
    site.set(files.clifton, ["seo", "keywords"], "roofer Clifton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:20:5  seo.keywords
        This field holds a list, not a text.
        Found:    "roofer Clifton"
        Allowed:  a list in [ ] (Search phrases the page answers.)
        Did you mean [ "roofer Clifton" ]?

      1 fault in 1 file."
    `);
  });

  test("true as a text", async () => {
    site.set(files.prices, ["tables", 0, "rows", 0, "openEnded"], "yes");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:20:11  tables[0].rows[0].openEnded
        This field holds true or false, not a text.
        Found:    "yes"
        Allowed:  true or false without quotation marks (true where the high price can be exceeded (shown with a plus sign).)
        Did you mean true?

      1 fault in 1 file."
    `);
  });

  test("nothing (null) where a text belongs", async () => {
    site.set(files.clifton, ["name"], null);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3  name
        This field holds a text, not null.
        Found:    null
        Allowed:  a text in quotation marks (The town's name.)

      1 fault in 1 file."
    `);
  });

  test("a choice mistyped", async () => {
    site.set(files.cost, ["job"], "Replacment");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:5:3  job
        The value is none of those that this field may have.
        Found:    "Replacment"
        Allowed:  "emergency", "replacement", "installation", "commercial", "residential", "estimate", or "contractor"
        Did you mean "replacement"?

      1 fault in 1 file."
    `);
  });

  test("a section type mistyped", async () => {
    site.set(files.cost, ["sections", 0, "type"], "pricetable");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:38:7  sections[0].type
        The field "type" names no kind of section.
        Found:    "pricetable"
        Allowed:  prose, features, checklist, warningSigns, steps, options, priceTable, guidance, callout, pictures, overview, serviceGrid, townCards, serviceArea, costs, calculator, contact, faqList, siteMap, or nearestPages
        Did you mean "priceTable"?

      1 fault in 1 file."
    `);
  });

  test("a section without a type", async () => {
    site.set(files.cost, ["sections", 0, "type"], undefined);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:37:5  sections[0].type
        The field "type" names no kind of section.
        Found:    nothing
        Allowed:  prose, features, checklist, warningSigns, steps, options, priceTable, guidance, callout, pictures, overview, serviceGrid, townCards, serviceArea, costs, calculator, contact, faqList, siteMap, or nearestPages

      1 fault in 1 file."
    `);
  });

  test("a field of another section", async () => {
    site.set(files.cost, ["sections", 0, "paragraphs"], ["Words."]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:42:7  sections[0].paragraphs
        There is no field of this name here.
        Found:    "paragraphs"
        Allowed:  type, id, title, intro, table, or note

      1 fault in 1 file."
    `);
  });

  test("four reasons instead of five", async () => {
    site.set(files.clifton, ["reasons", "reasons", 4], undefined);
    site.replace(files.clifton, /,\s*null/, "");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:59:5  reasons.reasons
        The list has too few entries.
        Found:    4
        Allowed:  exactly 5

      1 fault in 1 file."
    `);
  });

  test("one keyword twice", async () => {
    site.set(files.clifton, ["seo", "keywords"], ["roofer Clifton", "roofer Clifton"]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:22:7  seo.keywords[1]
        The same entry stands in the list twice.
        Found:    "roofer Clifton" as entries [0] and [1]
        Allowed:  each entry once: take one away

      1 fault in 1 file."
    `);
  });

  test("latitude and longitude exchanged", async () => {
    site.set(files.clifton, ["latitude"], -74.1638);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:15:3  latitude
        The number is too small.
        Found:    -74.1638
        Allowed:  40.4 to 41.4 (Degrees north of the town's center. Places the town on the map.)

      1 fault in 1 file."
    `);
  });

  test("a field of the seo group left out", async () => {
    site.set(files.clifton, ["seo", "description"], undefined);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:17:3  seo.description
        The field "description" is missing.
        Found:    nothing
        Allowed:  One or two sentences for search results: 70 to 160 characters, unlike every other page's.

      1 fault in 1 file."
    `);
  });
});

describe("forms", () => {
  test("a phone number in another form", async () => {
    site.set(files.business, ["phone"], "973.555.0100");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:4:3  phone
        The value is not written in the form that this field needs.
        Found:    "973.555.0100"
        Allowed:  a US number written as (973) 555-0142
        Did you mean "(973) 555-0100"?

      1 fault in 1 file."
    `);
  });

  test("a phone number with a digit missing", async () => {
    site.set(files.business, ["phone"], "(973) 555-010");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:4:3  phone
        The value is not written in the form that this field needs.
        Found:    "(973) 555-010"
        Allowed:  a US number written as (973) 555-0142

      1 fault in 1 file."
    `);
  });

  test("an e-mail address without @", async () => {
    site.set(files.business, ["email"], "office.example.com");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:5:3  email
        The value is not written in the form that this field needs.
        Found:    "office.example.com"
        Allowed:  an e-mail address such as office@example.com

      1 fault in 1 file."
    `);
  });

  test("an e-mail address with mailto:", async () => {
    site.set(files.business, ["email"], "mailto:office@example.com");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:5:3  email
        The value is not written in the form that this field needs.
        Found:    "mailto:office@example.com"
        Allowed:  an e-mail address such as office@example.com
        Did you mean "office@example.com"?

      1 fault in 1 file."
    `);
  });

  test("a host without https", async () => {
    site.set(files.business, ["host"], "www.example.com/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:6:3  host
        The value is not written in the form that this field needs.
        Found:    "www.example.com/"
        Allowed:  https:// and the host's name, without a slash at the end, such as https://www.example.com
        Did you mean "https://www.example.com"?

      1 fault in 1 file."
    `);
  });

  test("a date as Americans write it", async () => {
    site.set(files.privacy, ["lastUpdated"], "1/1/2025");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/legal/privacy-policy.json:4:3  lastUpdated
        The value is not written in the form that this field needs.
        Found:    "1/1/2025"
        Allowed:  a day written year-month-day, such as 2025-01-18
        Did you mean "2025-01-01"?

      1 fault in 1 file."
    `);
  });

  test("a date in words", async () => {
    site.set(files.privacy, ["lastUpdated"], "January 1, 2025");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/legal/privacy-policy.json:4:3  lastUpdated
        The value is not written in the form that this field needs.
        Found:    "January 1, 2025"
        Allowed:  a day written year-month-day, such as 2025-01-18
        Did you mean "2025-01-01"?

      1 fault in 1 file."
    `);
  });

  test("a day that does not exist", async () => {
    site.set(files.privacy, ["lastUpdated"], "2025-02-30");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/legal/privacy-policy.json:4:3  lastUpdated
        The value is not written in the form that this field needs.
        Found:    "2025-02-30"
        Allowed:  a day written year-month-day, such as 2025-01-18

      1 fault in 1 file."
    `);
  });

  test("a time as Americans write it", async () => {
    site.set(files.business, ["hours", 0, "closes"], "5:30 PM");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:27:7  hours[0].closes
        The value is not written in the form that this field needs.
        Found:    "5:30 PM"
        Allowed:  a time from 00:00 to 23:59, such as 17:30
        Did you mean "17:30"?

      1 fault in 1 file."
    `);
  });

  test("an address with capitals", async () => {
    site.set(files.estimate, ["path"], "/Free Estimate/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/free-estimate.json:4:3  path
        The value is not written in the form that this field needs.
        Found:    "/Free Estimate/"
        Allowed:  an address of this site, such as /faq: a slash, then lower-case words, no slash at the end
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });
});

describe("search results", () => {
  test("a title too long", async () => {
    site.set(
      files.clifton,
      ["seo", "title"],
      "Roofers in Clifton, New Jersey: Repairs, Replacement, Gutters and Much More",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:18:5  seo.title
        The text is too long.
        Found:    75 characters: "Roofers in Clifton, New Jersey: Repairs, Replacement, Gutters and Much More"
        Allowed:  30 to 65 characters

      1 fault in 1 file."
    `);
  });

  test("a title too short", async () => {
    site.set(files.clifton, ["seo", "title"], "Roofers");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:18:5  seo.title
        The text is too short.
        Found:    7 characters: "Roofers"
        Allowed:  30 to 65 characters

      1 fault in 1 file."
    `);
  });

  test("a title too long once its tokens are replaced", async () => {
    site.set(
      files.clifton,
      ["seo", "title"],
      "{business.name} and {business.name} for {town.name}, New Jersey",
    );
    site.set(files.business, ["name"], "The Sample Roofing Company of Clifton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:18:5  seo.title
        The text is too long once its tokens are replaced.
        Found:    103 characters: "The Sample Roofing Company of Clifton and The Sample Roofing Company of Clifton for Clift…"
        Allowed:  30 to 65 characters

      1 fault in 1 file."
    `);
  });

  test("a description too short", async () => {
    site.set(files.clifton, ["seo", "description"], "Roofs.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:19:5  seo.description
        The text is too short.
        Found:    6 characters: "Roofs."
        Allowed:  70 to 160 characters

      1 fault in 1 file."
    `);
  });

  test("a title that another page has", async () => {
    site.set(files.montclair, ["seo", "title"], "roofers in Clifton, New Jersey: Sample Site");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/montclair.json:18:5  seo.title
        Another page has the same title: data/towns/clifton.json.
        Found:    "roofers in Clifton, New Jersey: Sample Site"
        Allowed:  a title that no other page has

      1 fault in 1 file."
    `);
  });

  test("a description that another page has", async () => {
    site.set(files.montclair, ["seo"], site.readRecord(files.clifton).seo);
    site.set(files.montclair, ["seo", "title"], "Another Title That No Other Page Has");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/montclair.json:19:5  seo.description
        Another page has the same description: data/towns/clifton.json.
        Found:    "What {business.name} does for the roofs of Clifton: repair, replacement and gutters, with…" (110 characters)
        Allowed:  a description that no other page has

      1 fault in 1 file."
    `);
  });
});

describe("slugs and addresses", () => {
  test("a slug that differs from the file name", async () => {
    site.set(files.clifton, ["slug"], "cliffton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:3:3  slug
        The slug differs from the file's name.
        Found:    "cliffton" in the file clifton.json
        Allowed:  "clifton"; npm run rename gives a record another name, with a redirect from its old address
        Did you mean "clifton"?

      1 fault in 1 file."
    `);
  });

  test("a slug with capitals and spaces", async () => {
    site.set(files.clifton, ["slug"], "Clifton NJ");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:3:3  slug
        The value is not written in the form that this field needs.
        Found:    "Clifton NJ"
        Allowed:  lower-case words and numbers joined by hyphens, such as glen-ridge
        Did you mean "clifton-nj"?

      1 fault in 1 file."
    `);
  });

  test("a file name with capitals and spaces", async () => {
    site.copy(files.montclair, "data/towns/Upper Montclair.json");
    site.set("data/towns/Upper Montclair.json", ["slug"], "upper-montclair");
    site.delete(files.montclair);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/Upper Montclair.json
        The file's name is not one that an address can be made of.
        Found:    "Upper Montclair.json"
        Allowed:  lower-case words and numbers joined by hyphens, such as glen-ridge, then .json
        Did you mean data/towns/upper-montclair.json?

      1 fault in 1 file."
    `);
  });

  test("a copy left by the file manager", async () => {
    site.copy(files.clifton, "data/towns/clifton copy.json");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton copy.json
        The file's name is not one that an address can be made of.
        Found:    "clifton copy.json"
        Allowed:  lower-case words and numbers joined by hyphens, such as glen-ridge, then .json
        Did you mean data/towns/clifton-copy.json?

      data/towns/clifton copy.json
        Without the names of places and services, the page is too much like data/towns/clifton.json: similarity 1.00.
        Found:    “A crew is with you within 0 minutes.” “The roofs of Clifton are steep.” “Roofers who live in Clifton”
        Allowed:  at most 0.20: write what is true of this place or job alone

      2 faults in 1 file."
    `);
  });

  test("two records with one address", async () => {
    site.set(files.estimate, ["path"], "/roof-replacement-cost-clifton-nj");
    site.set(files.clifton, ["hero", "secondary"], undefined);
    site.set(files.montclair, ["hero", "secondary"], undefined);
    site.set(files.faq, ["questions", 1, "answer"], ["Yes."]);
    site.set(files.navigation, ["footer", 0, "links", 1], { label: "Home", to: "/" });
    site.set(files.business, ["unlinkedButtonTarget"], null);
    site.set("data/labels.json", ["call", "estimate", "to"], "/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/free-estimate.json:4:3  path
        Two records would make the page /roof-replacement-cost-clifton-nj; the other is data/landings/roof-replacement-cost-clifton-nj.json.
        Found:    "/roof-replacement-cost-clifton-nj"
        Allowed:  an address that no other page has

      1 fault in 1 file."
    `);
  });

  test("an address that the site needs itself", async () => {
    site.set(files.estimate, ["path"], "/static");
    site.set(files.clifton, ["hero", "secondary"], undefined);
    site.set(files.montclair, ["hero", "secondary"], undefined);
    site.set(files.faq, ["questions", 1, "answer"], ["Yes."]);
    site.set(files.navigation, ["footer", 0, "links", 1], { label: "Home", to: "/" });
    site.set(files.business, ["unlinkedButtonTarget"], null);
    site.set("data/labels.json", ["call", "estimate", "to"], "/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/free-estimate.json:4:3  path
        The site needs this address for its own files.
        Found:    "/static"
        Allowed:  an address that does not begin with one of: /404, /index, /page-data, /public, /icons, /static, /share

      1 fault in 1 file."
    `);
  });

  test("the home page moved", async () => {
    site.set(files.home, ["path"], "/home");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/home.json:4:3  path
        The address of this page is fixed.
        Found:    "/home"
        Allowed:  "/"
        Did you mean "/"?

      1 fault in 1 file."
    `);
  });

  test("a former address that is a page", async () => {
    site.set(files.clifton, ["formerly"], ["/locations/montclair"]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:98:5  formerly[0]
        Another page has this address now.
        Found:    "/locations/montclair"
        Allowed:  addresses that no page has: take this one away, or give the other page another address

      1 fault in 1 file."
    `);
  });

  test("a former address of two pages", async () => {
    site.set(files.clifton, ["formerly"], ["/locations/old"]);
    site.set(files.montclair, ["formerly"], ["/locations/old"]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/montclair.json:98:5  formerly[0]
        Two pages claim this old address; the other is data/towns/clifton.json.
        Found:    "/locations/old"
        Allowed:  each old address once, with the page that takes its place

      1 fault in 1 file."
    `);
  });

  test("an address known to be missing that has a page", async () => {
    site.set(files.navigation, ["knownMissing", 0, "path"], "/services/storm-damage");
    site.set(files.storm, ["related"], []);
    site.set(files.replacement, ["related"], []);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/navigation.json:39:7  knownMissing[0].path
        The page is said to be missing, but data/services/storm-damage.json makes it.
        Found:    "/services/storm-damage"
        Allowed:  addresses without a page: take this entry away

      1 fault in 1 file."
    `);
  });
});

describe("references", () => {
  test("a town that does not exist", async () => {
    site.set(files.cost, ["town"], "cliffton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:4:3  town
        There is no town in data/towns with the slug "cliffton".
        Found:    "cliffton"
        Allowed:  clifton or montclair
        Did you mean "clifton"?

      1 fault in 1 file."
    `);
  });

  test("a town by its name", async () => {
    site.set(files.cost, ["town"], "Clifton, NJ");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:4:3  town
        There is no town in data/towns with the slug "Clifton, NJ".
        Found:    "Clifton, NJ"
        Allowed:  clifton or montclair
        Did you mean "clifton"?

      1 fault in 1 file."
    `);
  });

  test("a service that does not exist", async () => {
    site.set(files.cost, ["service"], "replacement");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:6:3  service
        There is no service in data/services with the slug "replacement".
        Found:    "replacement"
        Allowed:  roof-replacement or storm-damage
        Did you mean "roof-replacement"?

      1 fault in 1 file."
    `);
  });

  test("a picture by its file", async () => {
    site.set(files.clifton, ["hero", "picture"], "cape.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:35:5  hero.picture
        There is no picture in data/pictures with the slug "cape.jpg".
        Found:    "cape.jpg"
        Allowed:  cape
        Did you mean "cape"?

      1 fault in 1 file."
    `);
  });

  test("a picture that does not exist", async () => {
    site.set(files.business, ["defaultPicture"], "sunset");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:49:3  defaultPicture
        There is no picture in data/pictures with the slug "sunset".
        Found:    "sunset"
        Allowed:  cape

      1 fault in 1 file."
    `);
  });

  test("a price table that does not exist", async () => {
    site.set(files.cost, ["sections", 0, "table"], "replacement-by-materials");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:41:7  sections[0].table
        There is no price table in data/prices.json with the id "replacement-by-materials".
        Found:    "replacement-by-materials"
        Allowed:  replacement-by-material or replacement-by-size
        Did you mean "replacement-by-material"?

      1 fault in 1 file."
    `);
  });

  test("a related page that does not exist", async () => {
    site.set(files.cost, ["related"], ["/services/roof-replacment"]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:61:5  related[0]
        No page of this site has this address.
        Found:    "/services/roof-replacment"
        Allowed:  the address of a page, such as /services/storm-damage, without # and without a slash at the end
        Did you mean "/services/roof-replacement"?

      1 fault in 1 file."
    `);
  });

  test("a page related to itself", async () => {
    site.set(files.cost, ["related"], ["/roof-replacement-cost-clifton-nj"]);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:61:5  related[0]
        The page names itself.
        Found:    "/roof-replacement-cost-clifton-nj"
        Allowed:  the address of another page

      1 fault in 1 file."
    `);
  });

  test("a town taken away while a page is about it", async () => {
    site.delete(files.clifton);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:7:3  homeTown
        There is no town in data/towns with the slug "clifton".
        Found:    "clifton"
        Allowed:  montclair

      data/landings/roof-replacement-cost-clifton-nj.json:4:3  town
        There is no town in data/towns with the slug "clifton".
        Found:    "clifton"
        Allowed:  montclair

      2 faults in 2 files."
    `);
  });
});

describe("icons", () => {
  test("an icon mistyped", async () => {
    site.set(files.clifton, ["card", "icon"], "hous");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:26:5  card.icon
        There is no icon of this name.
        Found:    "hous"
        Allowed:  the name of one of the 2176 icons on https://lucide.dev/icons, such as house or cloud-lightning
        Did you mean "house"?

      1 fault in 1 file."
    `);
  });

  test("an icon in another spelling", async () => {
    site.set(files.clifton, ["card", "icon"], "CloudLightning");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:26:5  card.icon
        There is no icon of this name.
        Found:    "CloudLightning"
        Allowed:  the name of one of the 2176 icons on https://lucide.dev/icons, such as house or cloud-lightning
        Did you mean "cloud-lightning"?

      1 fault in 1 file."
    `);
  });

  test("an icon that leads out of the folder", async () => {
    site.set(files.clifton, ["card", "icon"], "../../package");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:26:5  card.icon
        There is no icon of this name.
        Found:    "../../package"
        Allowed:  the name of one of the 2176 icons on https://lucide.dev/icons, such as house or cloud-lightning
        Did you mean "package"?

      1 fault in 1 file."
    `);
  });
});

describe("prices", () => {
  test("a low price above the high one", async () => {
    site.set(files.prices, ["replacement"], { low: 25000, high: 8000 });
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:4:5  replacement.low
        "low" is larger than "high".
        Found:    "low": 25000, "high": 8000
        Allowed:  "low" at most as large as "high"
        Did you mean "low": 8000, "high": 25000?

      1 fault in 1 file."
    `);
  });

  test("a size that runs backwards", async () => {
    site.set(files.prices, ["tables", 1, "rows", 0, "fromSquareFeet"], 1100);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:44:11  tables[1].rows[0].fromSquareFeet
        "fromSquareFeet" is larger than "toSquareFeet".
        Found:    "fromSquareFeet": 1100, "toSquareFeet": 1000
        Allowed:  "fromSquareFeet" at most as large as "toSquareFeet"
        Did you mean "fromSquareFeet": 1000, "toSquareFeet": 1100?

      1 fault in 1 file."
    `);
  });

  test("a row with a label and a size", async () => {
    site.set(files.prices, ["tables", 1, "rows", 0, "label"], "Small roofs");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:42:9  tables[1].rows[0]
        The row has a label and a roof size.
        Found:    "Small roofs" and square feet
        Allowed:  "label", or "fromSquareFeet" and "toSquareFeet" (one of them alone for 'under' or 'and more')

      1 fault in 1 file."
    `);
  });

  test("a row with neither", async () => {
    site.set(files.prices, ["tables", 0, "rows", 0, "label"], undefined);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:15:9  tables[0].rows[0]
        The row has neither a label nor a roof size.
        Found:    nothing that names the row
        Allowed:  "label", or "fromSquareFeet" and "toSquareFeet" (one of them alone for 'under' or 'and more')

      1 fault in 1 file."
    `);
  });

  test("a row id twice", async () => {
    site.set(files.prices, ["tables", 1, "rows", 1, "id"], "1000");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:50:11  tables[1].rows[1].id
        Two places have this id.
        Found:    "1000"
        Allowed:  an id that no other entry of the list or place on the page has
        Did you mean "1000-2"?

      1 fault in 1 file."
    `);
  });

  test("a range of the business backwards", async () => {
    site.set(files.business, ["facts", "onSiteHours", "low"], 72);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:69:7  facts.onSiteHours.low
        "low" is larger than "high".
        Found:    "low": 72, "high": 48
        Allowed:  "low" at most as large as "high"
        Did you mean "low": 48, "high": 72?

      1 fault in 1 file."
    `);
  });
});

describe("ids", () => {
  test("a section id twice on a page", async () => {
    site.set(files.home, ["sections", 1, "id"], "services");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/home.json:31:7  sections[1].id
        Two places have this id.
        Found:    "services"
        Allowed:  an id that no other entry of the list or place on the page has
        Did you mean "services-2"?

      1 fault in 1 file."
    `);
  });

  test("a section id that a question has", async () => {
    site.set("data/pages/faq.json", ["sections", 0, "id"], "cost");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/faq.json:5:7  questions[0].id
        Two places have this id.
        Found:    "cost"
        Allowed:  an id that no other entry of the list or place on the page has
        Did you mean "cost-2"?

      1 fault in 1 file."
    `);
  });

  test("a clause id twice", async () => {
    site.set(files.privacy, ["clauses", 1, "id"], "calls");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/legal/privacy-policy.json:29:7  clauses[1].id
        Two places have this id.
        Found:    "calls"
        Allowed:  an id that no other entry of the list or place on the page has
        Did you mean "calls-2"?

      1 fault in 1 file."
    `);
  });
});
