import { files, sampleSite } from "../support/sample";

const site = sampleSite();

// What is said of files that cannot be read, as an editor reads it.

describe("files that are no JSON", () => {
  test("a comma missing", async () => {
    site.replace(files.clifton, '"slug": "clifton",', '"slug": "clifton"');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:3:20
        A comma is missing at the end of this entry.
        Found:    "slug": "clifton"
        Allowed:  a comma after each entry but the last
        Did you mean "slug": "clifton",?

      1 fault in 1 file."
    `);
  });

  test("a comma missing between entries of a list", async () => {
    site.replace(files.clifton, '"roofer Clifton",', '"roofer Clifton"');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:20:34
        A comma is missing at the end of this entry.
        Found:    "keywords": ["roofer Clifton"
        Allowed:  a comma after each entry but the last
        Did you mean "keywords": ["roofer Clifton",?

      1 fault in 1 file."
    `);
  });

  test("a comma after the last field", async () => {
    site.replace(files.cape, '"y": 0.5', '"y": 0.5,');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:8:13
        There is a comma after the last entry.
        Found:    , before }
        Allowed:  a comma only between two entries: take this one away

      1 fault in 1 file."
    `);
  });

  test("a comma after the last entry", async () => {
    site.replace(files.storm, '"Clean sites"', '"Clean sites",');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/services/storm-damage.json:16:60
        There is a comma after the last entry.
        Found:    , before ]
        Allowed:  a comma only between two entries: take this one away

      1 fault in 1 file."
    `);
  });

  test("two commas in a row", async () => {
    site.replace(files.clifton, '"slug": "clifton",', '"slug": "clifton",,');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:3:20
        There are two commas in a row.
        Found:    , before ,
        Allowed:  a comma only between two entries: take this one away

      1 fault in 1 file."
    `);
  });

  test("curly quotation marks", async () => {
    site.replace(files.clifton, '"name": "Clifton"', "“name”: “Clifton”");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3
        A curly quotation mark stands where JSON needs a straight one.
        Found:    “ in “name”: “Clifton”,
        Allowed:  the straight mark " before and after each field name and each text
        Did you mean "name": "Clifton",?

      1 fault in 1 file."
    `);
  });

  test("a curly mark at the end of a text", async () => {
    site.replace(files.clifton, '"name": "Clifton",', '"name": "Clifton”,');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:19
        A curly quotation mark stands where JSON needs a straight one.
        Found:    ” in "name": "Clifton”,
        Allowed:  the straight mark " before and after each field name and each text
        Did you mean "name": "Clifton",?

      1 fault in 1 file."
    `);
  });

  test("single quotation marks", async () => {
    site.replace(files.clifton, '"name": "Clifton"', "'name': 'Clifton'");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3
        A single quotation mark stands where JSON needs a double one.
        Found:    'name': 'Clifton',
        Allowed:  the double mark " before and after each field name and each text
        Did you mean "name": "Clifton",?

      1 fault in 1 file."
    `);
  });

  test("a quotation mark inside a text", async () => {
    site.replace(files.clifton, '"Everything."', '"The "whole" roof."');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:50:19
        A quotation mark inside a text ends the text too early.
        Found:    "whole" roof."
        Allowed:  curly marks “ ” inside a text, or \\" for each
        Did you mean “ and ”?

      1 fault in 1 file."
    `);
  });

  test("a quotation mark missing at the end", async () => {
    site.replace(files.clifton, '"name": "Clifton",', '"name": "Clifton,');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:11
        A text has no quotation mark at its end, or goes on in the next line.
        Found:    "Clifton,
        Allowed:  one line with the mark " at both ends

      1 fault in 1 file."
    `);
  });

  test("a field name without quotation marks", async () => {
    site.replace(files.clifton, '"name":', "name:");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3
        A field name or a text stands without quotation marks.
        Found:    name: "Clifton",
        Allowed:  quotation marks " before and after field names and texts; true, false, null and numbers stand without
        Did you mean "name"?

      1 fault in 1 file."
    `);
  });

  test("a text without quotation marks", async () => {
    site.replace(files.clifton, '"name": "Clifton"', '"name": Clifton');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:11
        A field name or a text stands without quotation marks.
        Found:    Clifton,
        Allowed:  quotation marks " before and after field names and texts; true, false, null and numbers stand without
        Did you mean "Clifton"?

      1 fault in 1 file."
    `);
  });

  test("yes instead of true", async () => {
    site.replace(files.prices, '"high": 15000', '"high": 15000, "openEnded": Yes');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:19:39
        A field name or a text stands without quotation marks.
        Found:    Yes
        Allowed:  quotation marks " before and after field names and texts; true, false, null and numbers stand without
        Did you mean true?

      1 fault in 1 file."
    `);
  });

  test("a price with a comma", async () => {
    site.replace(files.prices, '"low": 8000', '"low": 8,000');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:4:12
        A number is written with a comma in it.
        Found:    8,000
        Allowed:  digits alone
        Did you mean 8000?

      1 fault in 1 file."
    `);
  });

  test("a price with a dollar sign", async () => {
    site.replace(files.prices, '"low": 8000', '"low": $8,000');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/prices.json:4:12
        A number is written with a currency sign.
        Found:    $8,000,
        Allowed:  digits alone
        Did you mean 8000?

      1 fault in 1 file."
    `);
  });

  test("a colon missing", async () => {
    site.replace(files.clifton, '"name": "Clifton"', '"name" "Clifton"');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:9
        A colon is missing after a field name.
        Found:    "name"
        Allowed:  "field": "value"

      1 fault in 1 file."
    `);
  });

  test("a value missing", async () => {
    site.replace(files.clifton, '"order": 1', '"order": ');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:6:12
        A field has no value, or one that JSON does not know.
        Found:    ,
        Allowed:  a text in quotation marks, a number such as 8000 or 0.5, true, false or null

      1 fault in 1 file."
    `);
  });

  test("a Windows path", async () => {
    site.replace(files.cape, '"cape.jpg"', String.raw`"C:\Users\Ann\cape.jpg"`);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:14
        A backslash stands in a text.
        Found:    "C:\\Users\\Ann\\cape.jpg",
        Allowed:  no backslash (in file names and addresses the forward slash / divides folders)

      1 fault in 1 file."
    `);
  });

  test("a text broken over two lines", async () => {
    site.replace(files.clifton, '"Everything."', '"Every\nthing."');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:50:14
        A text has no quotation mark at its end, or goes on in the next line.
        Found:    "Every
        Allowed:  one line with the mark " at both ends

      1 fault in 1 file."
    `);
  });

  test("a tab inside a text", async () => {
    site.replace(files.clifton, '"Everything."', '"Every\tthing."');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:50:14
        A text holds a tab or another invisible character.
        Found:    "Every‹U+0009›thing."
        Allowed:  spaces, letters, digits and punctuation

      1 fault in 1 file."
    `);
  });

  test("a note", async () => {
    site.replace(files.clifton, '"name":', '// the name\n  "name":');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:4:3
        Notes cannot be written into a record.
        Found:    // the name
        Allowed:  fields and values alone

      1 fault in 1 file."
    `);
  });

  test("the end cut off", async () => {
    site.write(files.cape, site.read(files.cape).trimEnd().slice(0, -1));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:9:4
        The file ends before everything is closed: } is missing for the { opened earlier.
        Found:    the end of the file
        Allowed:  } to end what { began

      1 fault in 1 file."
    `);
  });

  test("the end of a list cut off", async () => {
    const text = site.read(files.storm);
    site.write(files.storm, text.slice(0, text.indexOf('"Clean sites"')).trimEnd().slice(0, -1));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/services/storm-damage.json:16:45
        The file ends before everything is closed: ] is missing for the [ opened earlier.
        Found:    the end of the file
        Allowed:  ] to end what [ began

      1 fault in 1 file."
    `);
  });

  test("a brace too many", async () => {
    site.replace(files.cape, /\n$/, "}\n");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:10:2
        Something stands after the end of the record: a } too many or too early, or a second record.
        Found:    }
        Allowed:  nothing after the last }

      1 fault in 1 file."
    `);
  });

  test("a conflict of two versions", async () => {
    site.replace(files.clifton, '  "slug"', '<<<<<<< HEAD\n  "slug"');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:3:1
        Two versions of the file were merged and not yet put together.
        Found:    <<<<<<< HEAD
        Allowed:  one version, without the lines of <<<<<<<, ======= and >>>>>>>

      1 fault in 1 file."
    `);
  });

  test("a web page", async () => {
    site.write(files.clifton, "<!DOCTYPE html><title>Clifton</title>");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1
        The file does not start as a record.
        Found:    <!DOCTYPE html><title>Clifton</title>
        Allowed:  { as the first character and } as the last

      1 fault in 1 file."
    `);
  });

  test("an empty file", async () => {
    site.write(files.clifton, "\n");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1
        The file is empty.
        Found:    nothing
        Allowed:  a record in { }

      1 fault in 1 file."
    `);
  });

  test("a list instead of a record", async () => {
    site.write(files.clifton, "[]");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1
        The file does not hold a record.
        Found:    a list of 0
        Allowed:  one group of fields in { }

      1 fault in 1 file."
    `);
  });

  test("a field written twice", async () => {
    site.replace(files.clifton, '"order": 1', '"order": 1, "order": 2');
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:6:15
        The field "order" is written twice in one group; only one of them could count.
        Found:    "order" a second time
        Allowed:  each field once: take one "order" away

      1 fault in 1 file."
    `);
  });

  test("brackets without end", async () => {
    site.write(files.clifton, "[".repeat(100_000));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1
        Groups and lists stand inside one another far too deeply.
        Found:    more than 64 levels of { } and [ ]
        Allowed:  the few levels that the record's schema describes

      1 fault in 1 file."
    `);
  });

  test("brackets that all end, but are far too many", async () => {
    site.write(files.clifton, `{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}`);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json:1:1
        Groups and lists stand inside one another far too deeply.
        Found:    more than 64 levels of { } and [ ]
        Allowed:  the few levels that the record's schema describes

      1 fault in 1 file."
    `);
  });

  test("half a megabyte", async () => {
    site.write(files.clifton, `{"name": "${"a".repeat(500_000)}"}`);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json
        The file is far too large for a record.
        Found:    500 kB
        Allowed:  at most 500 kB

      1 fault in 1 file."
    `);
  });
});

describe("files in another encoding", () => {
  test("UTF-16, little endian", async () => {
    site.write(files.clifton, Buffer.from(`\uFEFF${site.read(files.clifton)}`, "utf16le"));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json
        The file is saved as UTF-16 (little endian).
        Found:    UTF-16 (little endian)
        Allowed:  UTF-8 (in the editor: File, Save with encoding, UTF-8)

      1 fault in 1 file."
    `);
  });

  test("UTF-16, big endian", async () => {
    site.write(files.clifton, Buffer.from(`\uFEFF${site.read(files.clifton)}`, "utf16le").swap16());
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json
        The file is saved as UTF-16 (big endian).
        Found:    UTF-16 (big endian)
        Allowed:  UTF-8 (in the editor: File, Save with encoding, UTF-8)

      1 fault in 1 file."
    `);
  });

  test("UTF-16 without a byte order mark", async () => {
    site.write(files.clifton, Buffer.from(site.read(files.clifton), "utf16le"));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json
        The file is saved as UTF-16 without a byte order mark, or as no text at all.
        Found:    UTF-16 without a byte order mark, or as no text at all
        Allowed:  UTF-8 (in the editor: File, Save with encoding, UTF-8)

      1 fault in 1 file."
    `);
  });

  test("Windows-1252", async () => {
    site.write(
      files.clifton,
      Buffer.from(site.read(files.clifton).replace("Clifton", "Cliftoné"), "latin1"),
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/clifton.json
        The file is not saved as UTF-8, so letters with accents and curly marks cannot be read.
        Found:    bytes of another encoding, such as Windows-1252
        Allowed:  UTF-8 (in the editor: File, Save with encoding, UTF-8)

      1 fault in 1 file."
    `);
  });
});

describe("files that should not be there, or should", () => {
  test("a record with a second ending", async () => {
    site.copy(files.clifton, "data/towns/glen-ridge.json.txt");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/glen-ridge.json.txt
        Nothing reads a file of this type here.
        Found:    "glen-ridge.json.txt"
        Allowed:  files that end in .json, directly in data/towns/
        Did you mean data/towns/glen-ridge.json?

      1 fault in 1 file."
    `);
  });

  test("an ending in capitals", async () => {
    site.copy(files.clifton, "data/towns/Glen Ridge.JSON");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/Glen Ridge.JSON
        Nothing reads a file of this type here.
        Found:    "Glen Ridge.JSON"
        Allowed:  files that end in .json, directly in data/towns/
        Did you mean data/towns/glen-ridge.json?

      1 fault in 1 file."
    `);
  });

  test("a folder in a folder", async () => {
    site.copy(files.clifton, "data/towns/old/clifton.json");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/old
        Nothing reads folders or shortcuts (symbolic links) here.
        Found:    "old"
        Allowed:  files that end in .json, directly in data/towns/

      1 fault in 1 file."
    `);
  });

  test("a folder that nothing reads", async () => {
    site.copy(files.clifton, "data/town/clifton.json");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/town
        Nothing reads a file or folder of this name.
        Found:    "town"
        Allowed:  in data: business.json, navigation.json, labels.json, prices.json, faq.json, pictures, towns, services, landings, legal, or pages
        Did you mean data/towns?

      1 fault in 1 file."
    `);
  });

  test("a file that nothing reads", async () => {
    site.copy(files.prices, "data/price.json");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/price.json
        Nothing reads a file or folder of this name.
        Found:    "price.json"
        Allowed:  in data: business.json, navigation.json, labels.json, prices.json, faq.json, pictures, towns, services, landings, legal, or pages
        Did you mean data/prices.json?

      1 fault in 1 file."
    `);
  });

  test("a shortcut to a file elsewhere", async () => {
    site.link("data/towns/nutley.json", "/etc/hostname");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/nutley.json
        Nothing reads folders or shortcuts (symbolic links) here.
        Found:    "nutley.json"
        Allowed:  files that end in .json, directly in data/towns/

      1 fault in 1 file."
    `);
  });

  test("a single file missing", async () => {
    site.delete(files.faq);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/faq.json
        The file of the faq record is missing.
        Found:    no such file
        Allowed:  a file data/faq.json

      1 fault in 1 file."
    `);
  });

  test("a page that the code needs missing", async () => {
    site.delete(files.notFound);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pages/not-found.json
        The record of the page /404.html is missing.
        Found:    no such file
        Allowed:  a file data/pages/not-found.json

      1 fault in 1 file."
    `);
  });

  test("a record in the folder of another kind", async () => {
    site.copy(files.cost, "data/towns/roof-replacement-cost-clifton-nj.json");
    site.delete(files.cost);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/towns/roof-replacement-cost-clifton-nj.json:2:3  $schema
        The record says that it is a landing, but it stands where each file is a town.
        Found:    "../../src/content/schemas/landing.schema.json"
        Allowed:  the schema of a town, or the file where each landing stands
        Did you mean the file moved to data/landings/roof-replacement-cost-clifton-nj.json?

      1 fault in 1 file."
    `);
  });
});

describe("files that are right, however they were saved", () => {
  const resaved: readonly (readonly [string, (text: string) => string])[] = [
    ["with a byte order mark", (text) => `\uFEFF${text}`],
    ["with the line ends of Windows", (text) => text.replace(/\n/g, "\r\n")],
    ["on one line", (text) => JSON.stringify(JSON.parse(text))],
  ];
  test.each(resaved)("%s", async (_how, save) => {
    site.write(files.clifton, save(site.read(files.clifton)));
    expect(await site.says()).toBe("");
  });

  test("beside what operating systems leave in folders", async () => {
    site.write("data/towns/.DS_Store", "");
    site.write("data/pictures/Thumbs.db", "");
    site.write("data/desktop.ini", "");
    expect(await site.says()).toBe("");
  });

  test("a place is found in lines that end as on Windows", async () => {
    site.set(files.clifton, ["order"], "1");
    site.write(files.clifton, site.read(files.clifton).replace(/\n/g, "\r\n"));
    const [fault] = await site.faults();
    expect(fault).toMatchObject({ line: 6, column: 3, field: "order" });
  });
});
