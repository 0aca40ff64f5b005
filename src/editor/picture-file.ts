import sharp from "sharp";

/** Pictures wider or higher than this are made smaller: no page shows more. */
const longestSide = 3200;
const quality = 88;

/**
 * Makes a picture from a camera fit for the site: upright, without the place and the device it was
 * taken with, no larger than pages need. The file's type stays.
 * @throws Error in words for an editor where the bytes are no picture that the site can show.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  const image = sharp(bytes, { failOn: "warning" });
  const metadata = await image.metadata().catch(() => undefined);
  const type = metadata?.compression === "hevc" ? "heic" : metadata?.format;
  const upright = image
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  try {
    switch (type) {
      case "jpeg":
        return await upright.jpeg({ quality, mozjpeg: true }).toBuffer();
      case "png":
        return await upright.png().toBuffer();
      case "webp":
        return await upright.webp({ quality }).toBuffer();
      case "heif":
        return await upright.avif({ quality: 70 }).toBuffer();
    }
  } catch (error) {
    throw new Error("The picture is damaged or cut off. Copy or export the file again.", {
      cause: error,
    });
  }
  throw new Error(refusal(type, bytes));
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
export interface CropArea {
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
