/** The content type of each kind of file that the site holds, and whether it shrinks when compressed. */

interface FileKind {
  readonly type: string;
  /** Text shrinks; pictures and fonts are compressed in themselves. */
  readonly compressible: boolean;
}

const text = (type: string): FileKind => ({ type: `${type}; charset=utf-8`, compressible: true });
const packed = (type: string): FileKind => ({ type, compressible: false });

const kinds: Readonly<Record<string, FileKind>> = {
  css: text("text/css"),
  html: text("text/html"),
  js: text("text/javascript"), // RFC 9239
  json: text("application/json"),
  map: text("application/json"), // of scripts, for developers' tools
  svg: text("image/svg+xml"),
  txt: text("text/plain"),
  vcf: text("text/vcard"), // RFC 6350
  webmanifest: text("application/manifest+json"),
  xml: text("application/xml"), // design decision 5
  avif: packed("image/avif"),
  gif: packed("image/gif"),
  ico: packed("image/vnd.microsoft.icon"),
  jpg: packed("image/jpeg"),
  png: packed("image/png"),
  webp: packed("image/webp"),
  woff2: packed("font/woff2"),
};

const unknown = packed("application/octet-stream");

/** The extensions of all kinds, each with its content type, in alphabetical order. */
export const contentTypes: readonly (readonly [extension: string, kind: FileKind])[] =
  Object.entries(kinds).sort();

/** The kind of a file, by the extension of its name. */
export function fileKind(file: string): FileKind {
  return kinds[file.slice(file.lastIndexOf(".") + 1)] ?? unknown;
}
