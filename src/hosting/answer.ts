import type { Redirect } from "../content/redirects";
import { homeAliases, notFoundAddresses, pageAddress, privateAddress } from "./rules";

/** How a server answers an address: with a file of public/, with another address, or not at all. */
type Answer =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "unknown" };

const unknown: Answer = { kind: "unknown" };

const page = new RegExp(`^${pageAddress}$`);
const otherForm = new RegExp(`^(${pageAddress})(?:/|\\.html)$`);
const privateFile = new RegExp(privateAddress);

/** Addresses of files: no empty part, none that leads up, no character that a file of ours lacks. */
const fileAddress = /^(\/(?!\.\.?(\/|$))[A-Za-z0-9._~@+-]+)+$/;

/**
 * How an address is answered.
 * @param address the path of the request as it was sent, with its % codes, without the query
 * @param redirects old addresses
 * @param hasFile whether public/ has a file of this name
 */
export function answerTo(
  address: string,
  redirects: readonly Redirect[],
  hasFile: (file: string) => boolean,
): Answer {
  const path = decoded(address);
  if (path === undefined || notFoundAddresses.includes(path)) return unknown;
  const moved = redirects.find(({ from }) => path === from || path === `${from}/`);
  if (moved) return { kind: "moved", to: moved.to };
  if (homeAliases.includes(path)) return { kind: "moved", to: "/" };
  if (path === "/") return { kind: "file", file: "index.html" };
  if (page.test(path)) return existing(`${path.slice(1)}.html`);
  const proper = otherForm.exec(path)?.[1];
  if (proper) return hasFile(`${proper.slice(1)}.html`) ? { kind: "moved", to: proper } : unknown;
  if (!fileAddress.test(path) || privateFile.test(path)) return unknown;
  return existing(path.slice(1));

  function existing(file: string): Answer {
    return hasFile(file) ? { kind: "file", file } : unknown;
  }
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
