import { slugify } from "../nearest";

/** A form that a string must have, from a schema's `format`. */
interface StringForm {
  readonly test: (text: string) => boolean;
  /** What is allowed, with an example. */
  readonly allowed: string;
  /** What was probably meant. */
  readonly suggest?: (text: string) => string | undefined;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug: StringForm = {
  test: isSlug,
  allowed: "lower-case words and numbers joined by hyphens, such as glen-ridge",
  suggest: (text) => slugify(text) || undefined,
};

/** Whether a text is a slug: lower-case words and numbers joined by hyphens. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** The forms that schema.ts checks, by the schemas' `format`. Other formats have rules of their own. */
export const stringForms: Readonly<Record<string, StringForm>> = {
  slug,
  phone: {
    test: (text) => /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/.test(text),
    allowed: "a US number written as (973) 555-0142",
    suggest: (text) => {
      const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
      return digits.length === 10
        ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
        : undefined;
    },
  },
  email: {
    test: (text) =>
      /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text) && text.length <= 254,
    allowed: "an e-mail address such as office@example.com",
    suggest: (text) => /[\w.+-]+@[\w.-]+\.[a-z]{2,}/i.exec(text)?.[0],
  },
  host: {
    test: (text) => /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
    allowed:
      "https:// and the host's name, without a slash at the end, such as https://www.example.com",
    suggest: (text) => {
      const host = /^(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)/i.exec(text.trim())?.[1];
      return host && `https://${host.toLowerCase()}`;
    },
  },
  "time-of-day": {
    test: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    allowed: "a time from 00:00 to 23:59, such as 17:30",
    suggest: timeOfDay,
  },
  date: {
    test: isDate,
    allowed: "a day written year-month-day, such as 2025-01-18",
    suggest: isoDate,
  },
  path: {
    test: (text) => /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(text) || text === "/404.html",
    allowed:
      "an address of this site, such as /faq: a slash, then lower-case words, no slash at the end",
    suggest: (text) => {
      const path = text.split("/").map(slugify).filter(Boolean).join("/");
      return `/${path}`;
    },
  },
};

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a date that Americans write, 1/18/2025 or January 18, 2025. */
function isoDate(text: string): string | undefined {
  if (/^\d{4}-/.test(text)) return undefined;
  const numbers = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const date = new Date(
    numbers ? `${numbers[3]}-${pad(numbers[1])}-${pad(numbers[2])}T00:00Z` : `${text} UTC`,
  );
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** Reads a time such as 8 am or 5:30 PM. */
function timeOfDay(text: string): string | undefined {
  const [, hour = "", minutes = "00", half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (!hour) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return hours < 24 ? `${pad(String(hours))}:${minutes}` : undefined;
}

function pad(digits: string | undefined): string {
  return (digits ?? "").padStart(2, "0");
}
