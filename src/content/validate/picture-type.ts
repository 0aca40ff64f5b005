/** The types of file that are told apart by their first bytes. */
export type PictureType =
  "jpeg" | "png" | "webp" | "avif" | "heif" | "svg" | "gif" | "bmp" | "tiff" | "pdf";

/** Tells the type of a picture by its first bytes; undefined where it is none that people mistake for one. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const start = bytes.toString("latin1");
  const brands = start.slice(8, 40);
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && brands.startsWith("WEBP")) return "webp";
  if (start.slice(4, 8) === "ftyp") return /avi[fs]/.test(brands) ? "avif" : "heif";
  if (start.startsWith("GIF8")) return "gif";
  if (start.startsWith("BM")) return "bmp";
  if (start.startsWith("II*\0") || start.startsWith("MM\0*")) return "tiff";
  if (start.startsWith("%PDF")) return "pdf";
  return /<svg[\s>]/i.test(start) ? "svg" : undefined;
}
