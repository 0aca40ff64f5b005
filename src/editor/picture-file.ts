import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { oneOf } from "../content/fault";

/** Pictures wider or higher than this are made smaller: no page shows more. */
const longestSide = 3200;
const quality = 88;
const readable: readonly string[] = ["jpeg", "png", "webp", "heif"];

function asJpeg(image: Sharp): Sharp {
  return image.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true });
}

/** What writes each type of picture, by the end of the file's name. */
const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  ".jpg": asJpeg,
  ".jpeg": asJpeg,
  ".png": (image) => image.png(),
  ".webp": (image) => image.webp({ quality }),
  ".avif": (image) => image.avif({ quality: 70 }),
};

/**
 * Makes a picture from a camera fit for the site: upright, without the place and the device it was
 * taken with, no larger than pages need, and of the type that its file's name says: pictures saved
 * from the web often are not.
 * @throws Error in words for an editor where the bytes are no picture that the site can show.
 */
export async function preparePicture(bytes: Uint8Array, name: string): Promise<Buffer> {
  const image = sharp(bytes, { failOn: "warning" });
  const metadata = await image.metadata().catch(() => undefined);
  const type = metadata?.compression === "hevc" ? "heic" : metadata?.format;
  if (!type || !readable.includes(type)) throw new Error(refusal(type, bytes));
  const encode = encoders[extname(name).toLowerCase()];
  if (!encode) {
    throw new Error(
      `The file's name ends in ${extname(name) || "nothing"}. Allowed are ${oneOf(Object.keys(encoders))}.`,
    );
  }
  const upright = image
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  try {
    return await encode(upright).toBuffer();
  } catch (error) {
    throw new Error("The picture is damaged or cut off. Copy or export the file again.", {
      cause: error,
    });
  }
}

/**
 * Finds a picture by what somebody typed, pasted or dragged into the terminal.
 * @returns its whole path
 * @throws Error in words for an editor where there is no file, or none that the site can show.
 */
export async function pictureFile(text: string): Promise<string> {
  const path = resolve(plainPath(text.trim()));
  const bytes = await readFile(path).catch(() => {
    throw new Error(`there is no file ${plainPath(text.trim())}.`);
  });
  await preparePicture(bytes, path);
  return path;
}

/** Takes away what terminals add to a path that is dragged in: quotes, backslashes, file://. */
function plainPath(text: string): string {
  if (text.startsWith("file://")) return fileURLToPath(text);
  const quoted = /^(["'])(.*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  const path = process.platform === "win32" ? text : text.replaceAll(/\\(.)/g, "$1");
  return path.replace(/^~(?=[/\\])/, homedir());
}

function refusal(type: string | undefined, bytes: Uint8Array): string {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString("latin1");
  if (type === "heic" || /^ftyp(heic|heix|hevc|mif1|msf1)/.test(brand)) {
    return "HEIC pictures are shown by no browser but Safari. Open it, and export or save it as JPEG.";
  }
  if (type === "svg") return "SVG drawings can hold scripts and are refused. Export it as PNG.";
  return `The file is no picture that the site can show${type ? ` (${type.toUpperCase()})` : ""}. Allowed are JPEG, PNG, WebP and AVIF.`;
}

/** One rectangle of a picture, in shares of its width and height from 0 to 1. */
interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a rectangle out of a picture. */
export async function cropPicture(bytes: Uint8Array, area: CropArea): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const left = Math.round(area.left * width);
  const top = Math.round(area.top * height);
  return sharp(bytes)
    .extract({
      left,
      top,
      width: Math.min(Math.round(area.width * width), width - left),
      height: Math.min(Math.round(area.height * height), height - top),
    })
    .toBuffer();
}
