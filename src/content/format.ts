/** How figures are written for people. Used by tokens in records and by the sections alike. */

const numbers = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A price range in whole US dollars. */
export interface DollarRange {
  readonly low: number;
  readonly high: number;
  /** True where the high price can be exceeded. */
  readonly openEnded?: boolean | null;
}

/** Writes a number with thousands separators: 85000 → "85,000". */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Writes whole US dollars: 8000 → "$8,000". */
export function formatDollars(value: number): string {
  return dollars.format(value);
}

/** Writes a price range: "$8,000–$25,000", or "$20,000–$30,000+" where it is open-ended. */
export function formatDollarRange({ low, high, openEnded }: DollarRange): string {
  return `${formatDollars(low)}–${formatDollars(high)}${openEnded ? "+" : ""}`;
}

/** Writes a range of numbers: 25 and 50 → "25–50". */
export function formatNumberRange({ low, high }: { low: number; high: number }): string {
  return `${formatNumber(low)}–${formatNumber(high)}`;
}

/** Writes an ISO date for people: "2025-01-01" → "January 1, 2025". */
export function formatDate(isoDate: string): string {
  return dates.format(new Date(`${isoDate}T00:00:00Z`));
}

/**
 * Turns a US phone number as people write it into its dialing form, for tel: and sms: links
 * (RFC 3966): "(973) 555-0142" → "+19735550142".
 */
export function dialable(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 11 ? `+${digits}` : `+1${digits}`;
}

/** The address that dials a US phone number: "(973) 555-0142" → "tel:+19735550142". */
export function phoneHref(phone: string): string {
  return `tel:${dialable(phone)}`;
}

/** The address that starts a text message to a US phone number. */
export function textMessageHref(phone: string): string {
  return `sms:${dialable(phone)}`;
}
