/** Reads the bytes of a text file that an editor saved with any program. */

/** A file's text, or why its bytes are none. */
type DecodedText =
  | { readonly text: string }
  | {
      readonly trouble: {
        readonly message: string;
        readonly found: string;
        readonly allowed: string;
      };
    };

const allowed = "UTF-8 (in the editor: File, Save with encoding, UTF-8)";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Decodes UTF-8, with or without a byte order mark, and names other encodings. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = otherEncoding(bytes);
  if (encoding) {
    return { trouble: { message: `The file is saved as ${encoding}.`, found: encoding, allowed } };
  }
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return {
      trouble: {
        message:
          "The file is not saved as UTF-8, so letters with accents and curly marks cannot be read.",
        found: "bytes of another encoding, such as Windows-1252",
        allowed,
      },
    };
  }
}

function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF-16 (little endian)";
  if (first === 0xfe && second === 0xff) return "UTF-16 (big endian)";
  if (first === 0 || second === 0) return "UTF-16 without a byte order mark, or as no text at all";
  return undefined;
}
