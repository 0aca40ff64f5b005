import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { join } from "node:path";
import sharp from "sharp";
import { files, sampleSite } from "../support/sample";
import { repository } from "../support/temporary-site";

const site = sampleSite();

/** A black picture of so many pixels a side, packed into a few kilobytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit a pixel
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#778899" } });

/** A picture with so much detail that its file is not over after the first bytes. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();

// What is said of pictures that would not be shown, or not as they should.

describe("the name of a file", () => {
  test("mistyped", async () => {
    site.set(files.cape, ["file"], "cap.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        There is no such file in data/pictures.
        Found:    "cap.jpg"
        Allowed:  cape.jpg
        Did you mean "cape.jpg"?

      1 fault in 1 file."
    `);
  });

  test("a HEIC picture", async () => {
    site.set(files.cape, ["file"], "IMG_2041.HEIC");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        HEIC pictures are shown by no browser but Safari. Open the picture and export it as JPEG.
        Found:    "IMG_2041.HEIC"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("an SVG drawing", async () => {
    site.set(files.cape, ["file"], "logo.svg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        SVG drawings can hold scripts and are refused. Export it as PNG.
        Found:    "logo.svg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("a GIF", async () => {
    site.set(files.cape, ["file"], "cape.gif");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        GIF pictures are refused. Save it as PNG or JPEG.
        Found:    "cape.gif"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("a Word document", async () => {
    site.set(files.cape, ["file"], "cape.docx");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is of no type that the site can show.
        Found:    "cape.docx"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("a file outside data/pictures", async () => {
    site.set(files.cape, ["file"], "../../../etc/passwd.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is named with a folder.
        Found:    "../../../etc/passwd.jpg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("a Windows path", async () => {
    site.set(files.cape, ["file"], "C:\\\\Users\\\\Ann\\\\cape.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is named with a folder.
        Found:    "C:\\\\\\\\Users\\\\\\\\Ann\\\\\\\\cape.jpg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces
        Did you mean "cape.jpg"?

      1 fault in 1 file."
    `);
  });

  test("a folder", async () => {
    site.set(files.cape, ["file"], "pictures/cape.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is named with a folder.
        Found:    "pictures/cape.jpg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces
        Did you mean "cape.jpg"?

      1 fault in 1 file."
    `);
  });

  test("capitals and spaces", async () => {
    site.copy(files.capeFile, "data/pictures/My House.JPG");
    site.delete(files.capeFile);
    site.set(files.cape, ["file"], "My House.JPG");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The file's name is not one that an address can be made of. Rename the file, then the field.
        Found:    "My House.JPG"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces
        Did you mean "my-house.jpg"?

      1 fault in 1 file."
    `);
  });

  test("an accent", async () => {
    site.copy(files.capeFile, "data/pictures/Café.jpg");
    site.delete(files.capeFile);
    site.set(files.cape, ["file"], "Café.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The file's name is not one that an address can be made of. Rename the file, then the field.
        Found:    "Café.jpg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces
        Did you mean "cafe.jpg"?

      1 fault in 1 file."
    `);
  });
});

describe("the file", () => {
  test("missing", async () => {
    site.delete(files.capeFile);
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        There is no such file in data/pictures.
        Found:    "cape.jpg"
        Allowed:  the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces

      1 fault in 1 file."
    `);
  });

  test("empty", async () => {
    site.write(files.capeFile, "");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is empty.
        Found:    0 bytes
        Allowed:  a picture: copy the file again

      1 fault in 1 file."
    `);
  });

  test("not an image", async () => {
    site.write(files.capeFile, "This is a text.");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The file is no picture.
        Found:    "cape.jpg"
        Allowed:  JPEG data in a file that ends in .jpg

      1 fault in 1 file."
    `);
  });

  test("a HEIC picture renamed", async () => {
    site.write(files.capeFile, Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        HEIC pictures are shown by no browser but Safari. Open the picture and export it as JPEG.
        Found:    HEIF data in "cape.jpg"
        Allowed:  JPEG data in a file that ends in .jpg

      1 fault in 1 file."
    `);
  });

  test("an SVG with a script renamed", async () => {
    site.write(
      files.capeFile,
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        SVG drawings can hold scripts and are refused. Export it as PNG.
        Found:    SVG data in "cape.jpg"
        Allowed:  JPEG data in a file that ends in .jpg

      1 fault in 1 file."
    `);
  });

  test("a PNG that is named .jpg", async () => {
    site.write(files.capeFile, await flat(800, 400).png().toBuffer());
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The file is of another type than its name says.
        Found:    PNG data in "cape.jpg"
        Allowed:  JPEG data in a file that ends in .jpg
        Did you mean "cape.png" (rename the file too)?

      1 fault in 1 file."
    `);
  });

  test("too narrow", async () => {
    site.write(files.capeFile, await flat(799, 600).jpeg().toBuffer());
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture is too small.
        Found:    799 × 600 pixels
        Allowed:  at least 800 × 400 pixels

      1 fault in 1 file."
    `);
  });

  test("too low", async () => {
    site.write(files.capeFile, await flat(2000, 200).jpeg().toBuffer());
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture is too small.
        Found:    2000 × 200 pixels
        Allowed:  at least 800 × 400 pixels

      1 fault in 1 file."
    `);
  });

  test("a decompression bomb", async () => {
    site.set(files.cape, ["file"], "bomb.png");
    site.write("data/pictures/bomb.png", bomb(30_000));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture has too many pixels.
        Found:    30000 × 30000 pixels
        Allowed:  at most 50 million pixels, such as 8000 × 6000: make it smaller

      1 fault in 1 file."
    `);
  });

  test("larger than 25 MB", async () => {
    site.write(files.capeFile, Buffer.alloc(26_000_000));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture's file is too large.
        Found:    26.0 MB
        Allowed:  at most 25.0 MB

      1 fault in 1 file."
    `);
  });

  test("cut off", async () => {
    const picture = await noise(1000, 800);
    site.write(files.capeFile, picture.subarray(0, picture.length / 2));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture is damaged or cut off.
        Found:    data that cannot be decoded
        Allowed:  a whole picture: copy or export the file again

      1 fault in 1 file."
    `);
  });

  test("turned by its EXIF data", async () => {
    site.write(
      files.capeFile,
      await flat(800, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        The picture is stored turned or mirrored, as telephones do, and would be shown that way.
        Found:    EXIF orientation 6
        Allowed:  an upright picture: open it, turn it once around and save it

      1 fault in 1 file."
    `);
  });

  test("a shortcut to a picture elsewhere", async () => {
    site.link(files.capeFile, join(repository, "__tests__", "fixtures", "site", files.capeFile));
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/cape.json:4:3  file
        This is a folder or a shortcut (symbolic link), not a picture.
        Found:    "cape.jpg"
        Allowed:  the picture's own file

      1 fault in 1 file."
    `);
  });

  test("without a record", async () => {
    site.copy(files.capeFile, "data/pictures/attic.jpg");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/attic.jpg
        No record describes this picture, so no page can show it.
        Found:    "attic.jpg"
        Allowed:  pictures with a record: write data/pictures/attic.json, or take the file away

      1 fault in 1 file."
    `);
  });

  test("a HEIC picture without a record", async () => {
    site.write("data/pictures/IMG_2041.HEIC", "");
    expect(await site.says()).toMatchInlineSnapshot(`
      "data/pictures/IMG_2041.HEIC
        HEIC pictures are shown by no browser but Safari. Open the picture and export it as JPEG.
        Found:    "IMG_2041.HEIC"
        Allowed:  JPEG, PNG, WebP and AVIF pictures

      1 fault in 1 file."
    `);
  });
});
