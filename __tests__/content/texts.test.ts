import { files, sampleSite } from "../support/sample";

const site = sampleSite();

// What is said of words that would come out wrong, or that hide something.

describe("words", () => {
  test("a script", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "Roofs <script>alert(1)</script> here.",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds HTML, which is shown as it stands and not obeyed.
        Found:    "Roofs <script>alert(1)</script> here."
        Allowed:  plain words; links, where the field allows them, as [words](/address)

      1 fault in 1 file."
    `);
  });

  test("a tag", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs are <b>steep</b>.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds HTML, which is shown as it stands and not obeyed.
        Found:    "Roofs are <b>steep</b>."
        Allowed:  plain words; links, where the field allows them, as [words](/address)

      1 fault in 1 file."
    `);
  });

  test("a line break in HTML", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "One<br>two.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds HTML, which is shown as it stands and not obeyed.
        Found:    "One<br>two."
        Allowed:  plain words; links, where the field allows them, as [words](/address)
        Did you mean a new paragraph?

      1 fault in 1 file."
    `);
  });

  test("a tag without end", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs <img src=x onerror=alert(1)");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds HTML, which is shown as it stands and not obeyed.
        Found:    "Roofs <img src=x onerror=alert(1)"
        Allowed:  plain words; links, where the field allows them, as [words](/address)

      1 fault in 1 file."
    `);
  });

  test("an HTML code", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Capes &amp; ranches.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds the HTML code &amp;, which is shown as it stands.
        Found:    "Capes &amp; ranches."
        Allowed:  the character itself
        Did you mean &?

      1 fault in 1 file."
    `);
  });

  test("a numbered HTML code", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Capes &#8217; ranches.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds the HTML code &#8217;, which is shown as it stands.
        Found:    "Capes &#8217; ranches."
        Allowed:  the character itself

      1 fault in 1 file."
    `);
  });

  test("a comment in HTML", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs <!-- here -->.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds HTML, which is shown as it stands and not obeyed.
        Found:    "Roofs <!-- here -->."
        Allowed:  plain words; links, where the field allows them, as [words](/address)

      1 fault in 1 file."
    `);
  });

  test("a null byte", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs\u0000 here.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds an invisible character (U+0000), often copied from a web page or a document.
        Found:    "Roofs\\u0000 here."
        Allowed:  letters, digits, spaces and punctuation: delete it, or type the words again

      1 fault in 1 file."
    `);
  });

  test("an escape sequence of terminals", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs \u001b[31mred.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds an invisible character (U+001B), often copied from a web page or a document.
        Found:    "Roofs \\u001b[31mred."
        Allowed:  letters, digits, spaces and punctuation: delete it, or type the words again

      data/towns/clifton.json:46:7  description.paragraphs[0]
        A square bracket stands alone: a link is not finished.
        Found:    "Roofs \\u001b[31mred."
        Allowed:  links as [words](/address), without a space between ] and ( or in the address

      2 faults in 1 file."
    `);
  });

  test("a mark that turns the text", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs \u202Eereh.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds an invisible character (U+202E), often copied from a web page or a document.
        Found:    "Roofs ‹U+202E›ereh."
        Allowed:  letters, digits, spaces and punctuation: delete it, or type the words again

      1 fault in 1 file."
    `);
  });

  test("a mark that isolates text", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs \u2066here.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds an invisible character (U+2066), often copied from a web page or a document.
        Found:    "Roofs ‹U+2066›here."
        Allowed:  letters, digits, spaces and punctuation: delete it, or type the words again

      1 fault in 1 file."
    `);
  });

  test("a zero-width space", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs\u200Bhere.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds an invisible character (U+200B), often copied from a web page or a document.
        Found:    "Roofs‹U+200B›here."
        Allowed:  letters, digits, spaces and punctuation: delete it, or type the words again

      1 fault in 1 file."
    `);
  });

  test("half of a character", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs \uD800 here.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds half of a character (U+D800).
        Found:    "Roofs \\ud800 here."
        Allowed:  whole characters

      1 fault in 1 file."
    `);
  });

  test("letters garbled", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "The roofâ€™s ridge.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Letters or marks are garbled, because the file was once saved in another encoding than UTF-8.
        Found:    "The roofâ€™s ridge."
        Allowed:  the right letters: type them again, and save as UTF-8

      1 fault in 1 file."
    `);
  });

  test("a character lost", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "The roof\uFFFDs ridge.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Letters or marks are garbled, because the file was once saved in another encoding than UTF-8.
        Found:    "The roof�s ridge."
        Allowed:  the right letters: type them again, and save as UTF-8

      1 fault in 1 file."
    `);
  });

  test("a line break", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "One.\nTwo.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds a line break or a tab.
        Found:    "One.\\nTwo."
        Allowed:  one line; a new paragraph is a new entry of the list, where the field is a list

      1 fault in 1 file."
    `);
  });

  test("a space at the end", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs. ");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text begins or ends with a space.
        Found:    "Roofs. "
        Allowed:  no space at the ends
        Did you mean "Roofs."?

      1 fault in 1 file."
    `);
  });

  test("two spaces in a row", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs.  Steep.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        Two spaces stand in a row.
        Found:    "Roofs.  Steep."
        Allowed:  one space between words

      1 fault in 1 file."
    `);
  });

  test("nothing but spaces", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "   ");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text is blank.
        Found:    "   "
        Allowed:  words, or no such field

      1 fault in 1 file."
    `);
  });

  test("marks for bold", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Roofs are **steep**.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds marks for bold, headings or code, which are shown as they stand.
        Found:    "Roofs are **steep**."
        Allowed:  plain words

      1 fault in 1 file."
    `);
  });

  test("a mark for what is still to write", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "✎ Describe the roofs.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text is not written yet: it holds "✎".
        Found:    "✎ Describe the roofs."
        Allowed:  the finished words

      1 fault in 1 file."
    `);
  });

  test("TODO", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "TODO: describe the roofs.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text is not written yet: it holds "TODO".
        Found:    "TODO: describe the roofs."
        Allowed:  the finished words

      1 fault in 1 file."
    `);
  });

  test("filler words", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Lorem ipsum dolor sit amet.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text is not written yet: it holds "Lorem ipsum".
        Found:    "Lorem ipsum dolor sit amet."
        Allowed:  the finished words

      1 fault in 1 file."
    `);
  });

  test("a hundred kilobytes", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "a".repeat(100_000));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text is too long.
        Found:    100000 characters: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"
        Allowed:  1 to 1500 characters

      1 fault in 1 file."
    `);
  });
});

describe("tokens", () => {
  test("a token mistyped", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call {business.phon}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{business.phon}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.phone}, {business.name}, {business.email}, {business.address.region}, or {town.name}
        Did you mean {business.phone}?

      1 fault in 1 file."
    `);
  });

  test("a token of no record", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call {phone}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{phone}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.phone}, {town.name}, {town.order}, {town.county}, or {business.name}
        Did you mean {business.phone}?

      1 fault in 1 file."
    `);
  });

  test("a token with a space", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call { business.phone }.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A brace stands alone, or what it holds is not the name of a fact.
        Found:    "Call { business.phone }."
        Allowed:  braces only around a token without spaces, such as {business.phone}

      1 fault in 1 file."
    `);
  });

  test("a brace left open", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call {business.phone.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A brace stands alone, or what it holds is not the name of a fact.
        Found:    "Call {business.phone."
        Allowed:  braces only around a token without spaces, such as {business.phone}

      1 fault in 1 file."
    `);
  });

  test("two braces", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call {{business.phone}}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        A brace stands alone, or what it holds is not the name of a fact.
        Found:    "Call {{business.phone}}."
        Allowed:  braces only around a token without spaces, such as {business.phone}

      1 fault in 1 file."
    `);
  });

  test("code of a template", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "Call ${process.env.HOME}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{process.env.HOME}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.name}, {business.phone}, {prices.replacement}, {town.name}, or {town.seo.title}

      1 fault in 1 file."
    `);
  });

  test("a token of the town mistyped", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "Within {town.response.minuts} minutes.",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{town.response.minuts}"
        Allowed:  facts of the town's record, such as {town.response.minutes}, {town.responseBox.title}, {town.responseBox.text}, {town.reasons.title}, or {town.longitude}
        Did you mean {town.response.minutes}?

      1 fault in 1 file."
    `);
  });

  test("a token of another town", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "Within {towns.cliffton.response.minutes} minutes.",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{towns.cliffton.response.minutes}"
        Allowed:  facts of the town's record, such as {towns.clifton.response.minutes}, {towns.clifton.responseBox.text}, {towns.clifton.responseBox.title}, {towns.clifton.reasons.title}, or {towns.clifton.longitude}
        Did you mean {towns.clifton.response.minutes}?

      1 fault in 1 file."
    `);
  });

  test("a group instead of a fact", async () => {
    site.set(files.clifton, ["description", "paragraphs", 0], "At {business.address}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{business.address}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.address.region}, {business.address.country}, {business.address.locality}, {business.address.regionName}, or {business.name}
        Did you mean {business.address.region}?

      1 fault in 1 file."
    `);
  });

  test("a row of prices mistyped", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "Metal: {prices.tables.replacement-by-material.metl}.",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{prices.tables.replacement-by-material.metl}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {prices.tables.replacement-by-material.metal}, {prices.tables.replacement-by-material.metal.low}, {prices.tables.replacement-by-material.metal.high}, {prices.tables.replacement-by-material.asphalt}, or {prices.tables.replacement-by-material.metal.label}
        Did you mean {prices.tables.replacement-by-material.metal}?

      1 fault in 1 file."
    `);
  });

  test("a token of the prototype", async () => {
    site.set(
      files.clifton,
      ["description", "paragraphs", 0],
      "We have {business.__proto__.name} and {business.constructor.name}.",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The text holds marks for bold, headings or code, which are shown as they stand.
        Found:    "We have {business.__proto__.name} and {business.constructo"
        Allowed:  plain words

      data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{business.__proto__.name}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.name}, {business.phone}, {business.email}, {business.address.regionName}, or {business.address.country}
        Did you mean {business.name}?

      data/towns/clifton.json:46:7  description.paragraphs[0]
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{business.constructor.name}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {business.address.regionName}, {business.name}, {business.phone}, {business.address.country}, or {business.address.region}

      3 faults in 1 file."
    `);
  });

  test("a token of the town in a record without one", async () => {
    site.set(files.storm, ["hero", "intro"], "Within {town.response.minutes} minutes.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/services/storm-damage.json:27:5  hero.intro
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{town.response.minutes}"
        Allowed:  no {town…} token here: the record is about no town that exists

      1 fault in 1 file."
    `);
  });

  test("links in a field without links", async () => {
    site.set(files.home, ["sections", 0, "title"], "Roofs in {towns.links}");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/home.json:27:7  sections[0].title
        The token makes links, and this field cannot hold links.
        Found:    "{towns.links}"
        Allowed:  this token in fields whose text may hold links

      1 fault in 1 file."
    `);
  });

  test("a token in an icon", async () => {
    site.set(files.clifton, ["card", "icon"], "{town.slug}");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:26:5  card.icon
        Braces cannot stand in this field: it is a name or an address, not a text.
        Found:    "{town.slug}"
        Allowed:  The name of an icon of the Lucide family, such as house or cloud-lightning.

      1 fault in 1 file."
    `);
  });

  test("a placeholder mistyped in a label", async () => {
    site.set("data/labels.json", ["call", "button"], "Call {fone}");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/labels.json:5:5  call.button
        What stands in braces is not the name of a fact that can be quoted.
        Found:    "{fone}"
        Allowed:  facts of business.json, prices.json or the record's town, such as {phone}, {business.name}, {business.phone}, {business.email}, or {prices.replacement}
        Did you mean {phone}?

      1 fault in 1 file."
    `);
  });

  test("a token that leads to a token", async () => {
    site.set(files.clifton, ["county"], "{town.name} County");
    site.set(files.clifton, ["description", "paragraphs", 0], "In {town.county}.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:46:7  description.paragraphs[0]
        The token leads to a text that holds a token itself.
        Found:    "{town.county}", which reads "{town.name} County"
        Allowed:  a token for the fact itself
        Did you mean {town.name}?

      1 fault in 1 file."
    `);
  });
});
