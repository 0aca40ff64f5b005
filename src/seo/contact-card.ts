import { dialable } from "../content/format";

/** What the contact card says of the business. */
export interface CardBusiness {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly host: string;
  /** ISO date of the record. */
  readonly updated: string;
  readonly address: {
    readonly street: string | null;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string | null;
    readonly country: string;
  };
  readonly hours: readonly { readonly label: string }[];
}

/** Lines may have no more bytes than this; longer ones go on after a line end and a space. */
const longestLine = 75;

/** Writes the business as a vCard 3.0 (RFC 2426), which phones of all makes add to their contacts. */
export function contactCard(business: CardBusiness): string {
  const { street, locality, region, postalCode, country } = business.address;
  const name = escaped(business.name);
  const address = ["", "", street ?? "", locality, region, postalCode ?? "", country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE:${dialable(business.phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escaped(business.email)}`,
    `URL:${business.host}/`,
    `ADR;TYPE=WORK:${address.map(escaped).join(";")}`,
    `NOTE:${escaped(business.hours.map(({ label }) => label).join("\n"))}`,
    `REV:${business.updated}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

function folded(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      parts.push("");
      bytes = 1; // the space that starts the next line
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join("\r\n ");
}
