import { files, sampleSite } from "../support/sample";

const site = sampleSite();

// What is said of links that lead nowhere, or away.

describe("links of buttons", () => {
  test("a page mistyped", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/free-estimte");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No page of this site has this address.
        Found:    "/free-estimte"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a page of another folder", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/storm-damage");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No page of this site has this address.
        Found:    "/storm-damage"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/services/storm-damage"?

      1 fault in 1 file."
    `);
  });

  test("no slash at the start", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "free-estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address does not start with a slash.
        Found:    "free-estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a slash at the end", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/free-estimate/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address ends with a slash; addresses of this site never do.
        Found:    "/free-estimate/"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test(".html at the end", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/free-estimate.html");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address ends in .html; addresses of this site never do.
        Found:    "/free-estimate.html"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("capital letters", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/Free-Estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds capital letters; addresses of this site never do.
        Found:    "/Free-Estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a full address of this site", async () => {
    site.set(
      files.clifton,
      ["hero", "secondary", 0, "to"],
      "https://www.example.com/free-estimate",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "https://www.example.com/free-estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("another site", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "https://roofing.test/");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "https://roofing.test/"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("an address without https", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "www.roofing.test");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "www.roofing.test"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a script", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "javascript:alert(1)");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "javascript:alert(1)"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a script in capitals behind a space", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], " JavaScript:alert(1)");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds a space, %, ?, .. or //, which addresses of this site never do.
        Found:    " JavaScript:alert(1)"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a script behind a control character", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "\u0001javascript:alert(1)");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address does not start with a slash.
        Found:    "\\u0001javascript:alert(1)"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("data", async () => {
    site.set(
      files.clifton,
      ["hero", "secondary", 0, "to"],
      "data:text/html,<script>alert(1)</script>",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "data:text/html,<script>alert(1)</script>"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("the protocol left out", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "//roofing.test/free-estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "//roofing.test/free-estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("backslashes", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/\\\\roofing.test");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address is written with a drive letter or backslashes, as for files on a computer.
        Found:    "/\\\\\\\\roofing.test"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a file on a computer", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "C:\\\\Users\\\\Ann\\\\faq.html");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address is written with a drive letter or backslashes, as for files on a computer.
        Found:    "C:\\\\\\\\Users\\\\\\\\Ann\\\\\\\\faq.html"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/faq"?

      1 fault in 1 file."
    `);
  });

  test("the folder above", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/services/../free-estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds a space, %, ?, .. or //, which addresses of this site never do.
        Found:    "/services/../free-estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("the folder above, encoded", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/%2e%2e/free-estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds a space, %, ?, .. or //, which addresses of this site never do.
        Found:    "/%2e%2e/free-estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a question mark", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/free-estimate?from=clifton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds a space, %, ?, .. or //, which addresses of this site never do.
        Found:    "/free-estimate?from=clifton"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a space", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/free estimate");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds a space, %, ?, .. or //, which addresses of this site never do.
        Found:    "/free estimate"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("two numbers of places", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/faq#cost#financing");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address holds more than one #.
        Found:    "/faq#cost#financing"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a phone number", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "tel:+19735550100");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The phone number is not written into links.
        Found:    "tel:+19735550100"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "call"?

      1 fault in 1 file."
    `);
  });

  test("a text message", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "sms:+19735550100");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The phone number is not written into links.
        Found:    "sms:+19735550100"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "text"?

      1 fault in 1 file."
    `);
  });

  test("an e-mail address", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "mailto:office@example.com");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Links lead to this site's own pages alone.
        Found:    "mailto:office@example.com"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("the word call in capitals", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "Call");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The word is not written in lower case.
        Found:    "Call"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "call"?

      1 fault in 1 file."
    `);
  });

  test("a place that is not on the page", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/faq#finance");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No place on /faq has the name after the #.
        Found:    "/faq#finance"
        Allowed:  on /faq: #questions, #cost, or #financing

      1 fault in 1 file."
    `);
  });

  test("a place on a page without places", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/locations#clifton");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No place on /locations has the name after the #.
        Found:    "/locations#clifton"
        Allowed:  no # at all: /locations has no named places

      1 fault in 1 file."
    `);
  });

  test("a # alone after a page", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/faq#");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The address ends in # without the name of a place.
        Found:    "/faq#"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/faq"?

      1 fault in 1 file."
    `);
  });

  test("a # alone", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "#");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The link is only a #, which leads nowhere.
        Found:    "#"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a place that is not on this page", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "#reasons");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No place on this page has the name after the #.
        Found:    "#reasons"
        Allowed:  no # at all: this page has no named places

      1 fault in 1 file."
    `);
  });

  test("the page of the 404 error", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/404.html");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        This page stands in for missing ones; nothing can link to it.
        Found:    "/404.html"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a place on an address known to be missing", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/services/commercial-roofing#flat");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        No place on /services/commercial-roofing has the name after the #.
        Found:    "/services/commercial-roofing#flat"
        Allowed:  no # at all: /services/commercial-roofing has no named places

      1 fault in 1 file."
    `);
  });

  test("nothing", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        The link is empty.
        Found:    ""
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a token", async () => {
    site.set(files.clifton, ["hero", "secondary", 0, "to"], "/locations/{town.slug}");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:39:9  hero.secondary[0].to
        Braces cannot stand in this field: it is a name or an address, not a text.
        Found:    "/locations/{town.slug}"
        Allowed:  Where it leads: a page of this site such as /free-estimate or /faq#financing, a place on the same page such as #contact, the word call (dials the business number) or the word text (starts a text message).

      1 fault in 1 file."
    `);
  });

  test("a place on the same page mistyped", async () => {
    site.set(files.cost, ["hero", "links", 0, "to"], "#materials");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/landings/roof-replacement-cost-clifton-nj.json:32:9  hero.links[0].to
        No place on this page has the name after the #.
        Found:    "#materials"
        Allowed:  on this page: #material
        Did you mean "#material"?

      1 fault in 1 file."
    `);
  });

  test("a place without its page in the menu", async () => {
    site.set(files.navigation, ["header", 1, "to"], "#services");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/navigation.json:10:7  header[1].to
        These words appear on several pages, so the link needs the address of a page before the #.
        Found:    "#services"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/#services"?

      1 fault in 1 file."
    `);
  });

  test("a place without its page where buttons go by default", async () => {
    site.set(files.business, ["unlinkedButtonTarget"], "#contact");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/business.json:48:3  unlinkedButtonTarget
        These words appear on several pages, so the link needs the address of a page before the #.
        Found:    "#contact"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/#contact"?

      1 fault in 1 file."
    `);
  });
});

describe("links in texts", () => {
  test("a page mistyped", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "See [our estimates](/free-estimate-nj).",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        No page of this site has this address.
        Found:    "/free-estimate-nj"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/free-estimate"?

      1 fault in 1 file."
    `);
  });

  test("a script", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "See [this](javascript:alert).");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Links lead to this site's own pages alone.
        Found:    "javascript:alert"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("another site", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "See [this](https://roofing.test).");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Links lead to this site's own pages alone.
        Found:    "https://roofing.test"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text

      1 fault in 1 file."
    `);
  });

  test("a phone number", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "Please [call us](tel:+19735550100).",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Links in a text lead to pages; buttons alone dial.
        Found:    "tel:+19735550100"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing
        Did you mean {business.phone}, the number without a link?

      1 fault in 1 file."
    `);
  });

  test("the word call", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Please [call us](call).");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Links in a text lead to pages; buttons alone dial.
        Found:    "call"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing
        Did you mean {business.phone}, the number without a link?

      1 fault in 1 file."
    `);
  });

  test("a link not finished", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "See [our estimates] (/free-estimate).",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A square bracket stands alone: a link is not finished.
        Found:    "See [our estimates] (/free-estimate)."
        Allowed:  links as [words](/address), without a space between ] and ( or in the address

      1 fault in 1 file."
    `);
  });

  test("a space in the address", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "See [our estimates](/free estimate).",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A square bracket stands alone: a link is not finished.
        Found:    "See [our estimates](/free estimate)."
        Allowed:  links as [words](/address), without a space between ] and ( or in the address

      1 fault in 1 file."
    `);
  });

  test("a bracket left open", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "See [our estimates(/free-estimate).",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A square bracket stands alone: a link is not finished.
        Found:    "See [our estimates(/free-estimate)."
        Allowed:  links as [words](/address), without a space between ] and ( or in the address

      1 fault in 1 file."
    `);
  });

  test("a place without its page in an answer", async () => {
    site.set(files.faq, ["questions", 0, "answer", 0], "See [financing](#financing).");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/faq.json:8:9  questions[0].answer[0]
        These words appear on several pages, so the link needs the address of a page before the #.
        Found:    "#financing"
        Allowed:  a page of this site such as /free-estimate, or a place on one such as /faq#financing; for buttons also the word call or text
        Did you mean "/faq#financing"?

      1 fault in 1 file."
    `);
  });

  test("a link in a field without links", async () => {
    site.set(files.clifton, ["card", "description"], "See [our estimates](/free-estimate) now.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:28:5  card.description
        Links are not possible in this field; this one is shown as it stands.
        Found:    "[our estimates](/free-estimate)"
        Allowed:  plain words

      1 fault in 1 file."
    `);
  });
});
