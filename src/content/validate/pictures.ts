import { lstat, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { oneOf, quote } from "../fault";
import { stringAt } from "../json";
import { nearest, slugify } from "../nearest";
import { isSlug } from "./formats";
import { pictureTypeOf, type PictureType } from "./picture-type";
import { digestOf, type Remembered } from "./memory";
import type { Complaint, Finding, Site } from "./site";

/**
 * The rules for pictures: each record's file stands in data/pictures, is what its name says, and
 * can be decoded upright within bounds; each file there has a record.
 */
export async function pictureRule({ root, records, unreadable, memory }: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  const names = await pictureFiles(root);
  const whole = memory.for("pictures", "");
  const used = new Set<string>();
  /** Slugs of records that have to be mended before it is known which file is theirs. */
  const waiting = new Set(
    unreadable.filter(({ kind }) => kind === "picture").map(({ slug }) => slug),
  );
  for (const record of records.ofKind("picture")) {
    const name = stringAt(record.value, "file");
    if (name === undefined) continue;
    used.add(name);
    const complaint =
      judgeName(name, names) ??
      (await judgeFile(join(root, "data", "pictures", name), name, whole));
    if (!complaint) continue;
    findings.push({ record, path: ["file"], ...complaint });
    for (const file of names) if (complaint.suggestion === `"${file}"`) used.add(file);
    waiting.add(record.slug);
  }
  for (const name of names) {
    const stem = name.replace(/\.[^.]*$/, "");
    if (used.has(name) || waiting.has(stem)) continue;
    findings.push({ record: { file: `data/pictures/${name}` }, path: [], ...unused(name, stem) });
  }
  return findings;
}

const smallestWidth = 800;
const smallestHeight = 400;
const largestFile = 25_000_000;
/** As many pixels as today's telephones take; more would only fill the memory of the build. */
const mostPixels = 50_000_000;
const formats: Readonly<Record<string, PictureType>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};
const allowedNames =
  "the name of a .jpg, .jpeg, .png, .webp or .avif file in data/pictures, in lower case without spaces";

async function pictureFiles(root: string): Promise<string[]> {
  const entries = await readdir(join(root, "data", "pictures")).catch(() => []);
  return entries.filter((name) => !/^\.|\.json$|^thumbs\.db$|^desktop\.ini$/i.test(name)).sort();
}

function judgeName(name: string, names: readonly string[]): Complaint | undefined {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const meant = names.includes(last) ? last : nearest(last, names);
  const suggestion = meant && `"${meant}"`;
  const found = quote(name);
  if (/[\\/]/.test(name) || name.includes("..")) {
    return {
      message: "The picture's file is named with a folder.",
      found,
      allowed: allowedNames,
      suggestion,
    };
  }
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const unfit = unfitTypes[extension];
  if (unfit) return { message: unfit, found, allowed: allowedNames, suggestion: undefined };
  if (!formats[extension])
    return {
      message: "The picture's file is of no type that the site can show.",
      found,
      allowed: allowedNames,
      suggestion,
    };
  if (!names.includes(name)) {
    return {
      message: "There is no such file in data/pictures.",
      found,
      allowed: names.length ? oneOf(names) : allowedNames,
      suggestion,
    };
  }
  const stem = name.slice(0, -extension.length - 1);
  if (!isSlug(stem) || !name.endsWith(extension)) {
    return {
      message:
        "The file's name is not one that an address can be made of. Rename the file, then the field.",
      found,
      allowed: allowedNames,
      suggestion: `"${slugify(stem)}.${extension}"`,
    };
  }
  return undefined;
}

const heic =
  "HEIC pictures are shown by no browser but Safari. Open the picture and export it as JPEG.";
const svg = "SVG drawings can hold scripts and are refused. Export it as PNG.";
const unfitTypes: Readonly<Record<string, string>> = {
  heic,
  heif: heic,
  svg,
  gif: "GIF pictures are refused. Save it as PNG or JPEG.",
  bmp: "BMP pictures are far too large for a page. Save it as PNG or JPEG.",
  tif: "TIFF pictures are shown by no browser. Save it as JPEG.",
  tiff: "TIFF pictures are shown by no browser. Save it as JPEG.",
  pdf: "A PDF document is no picture. Export the page as PNG or JPEG.",
};

/**
 * Judges a file.
 * @param whole remembers the pictures that were found fit, which take long to decode
 */
async function judgeFile(
  path: string,
  name: string,
  whole: Remembered,
): Promise<Complaint | undefined> {
  const file = await lstat(path);
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? "";
  const expected = formats[extension];
  if (!file.isFile())
    return {
      message: "This is a folder or a shortcut (symbolic link), not a picture.",
      found: quote(name),
      allowed: "the picture's own file",
    };
  if (file.size === 0)
    return {
      message: "The picture's file is empty.",
      found: "0 bytes",
      allowed: "a picture: copy the file again",
    };
  if (file.size > largestFile)
    return {
      message: "The picture's file is too large.",
      found: megabytes(file.size),
      allowed: `at most ${megabytes(largestFile)}`,
    };
  const content = await readFile(path);
  const type = pictureTypeOf(content.subarray(0, 512));
  if (type !== expected) {
    return {
      message:
        type === "heif"
          ? heic
          : type === "svg"
            ? svg
            : type
              ? "The file is of another type than its name says."
              : "The file is no picture.",
      found: type ? `${type.toUpperCase()} data in ${quote(name)}` : quote(name),
      allowed: `${(expected ?? "picture").toUpperCase()} data in a file that ends in .${extension}`,
      suggestion:
        type && Object.values(formats).includes(type)
          ? `"${name.replace(/\.\w+$/, type === "jpeg" ? ".jpg" : `.${type}`)}" (rename the file too)`
          : undefined,
    };
  }
  const digest = digestOf(content);
  if (whole.get(digest) !== undefined) return undefined;
  const complaint = await judgePixels(content);
  if (!complaint) whole.set(digest, "");
  return complaint;
}

async function judgePixels(content: Buffer): Promise<Complaint | undefined> {
  const damaged = {
    message: "The picture is damaged or cut off.",
    found: "data that cannot be decoded",
    allowed: "a whole picture: copy or export the file again",
  };
  const image = sharp(content, { limitInputPixels: false, failOn: "warning" });
  const metadata = await image.metadata().catch(() => undefined);
  if (!metadata) return damaged;
  const { width, height, orientation = 1 } = metadata;
  const found = `${width} × ${height} pixels`;
  if (width * height > mostPixels) {
    return {
      message: "The picture has too many pixels.",
      found,
      allowed: `at most ${mostPixels / 1_000_000} million pixels, such as 8000 × 6000: make it smaller`,
    };
  }
  if (width < smallestWidth || height < smallestHeight) {
    return {
      message: "The picture is too small.",
      found,
      allowed: `at least ${smallestWidth} × ${smallestHeight} pixels`,
    };
  }
  if (orientation !== 1) {
    return {
      message:
        "The picture is stored turned or mirrored, as telephones do, and would be shown that way.",
      found: `EXIF orientation ${orientation}`,
      allowed: "an upright picture: open it, turn it once around and save it",
    };
  }
  const decoded = await image
    .resize(32)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return decoded ? undefined : damaged;
}

function unused(name: string, stem: string): Complaint {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const unfit = unfitTypes[extension];
  const found = quote(name);
  if (unfit) return { message: unfit, found, allowed: "JPEG, PNG, WebP and AVIF pictures" };
  return {
    message: "No record describes this picture, so no page can show it.",
    found,
    allowed: `pictures with a record: write data/pictures/${slugify(stem)}.json, or take the file away`,
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
