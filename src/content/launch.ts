import { fieldName, quote, type Fault } from "./fault";
import { stringAt, valueAt, type JsonPath } from "./json";
import { placesIn } from "./text-place";
import type { ReadResult } from "./read-records";
import type { SiteRecord } from "./records";

/** A telephone number kept for fiction: 555-0100 to 555-0199 in any area. */
const samplePhone = /555-01\d\d$/;
/** Names kept for examples and tests (RFC 2606), and addresses that only this machine knows. */
const sampleHost = /(^|[@./])(example\.(com|net|org)|example|test|invalid|localhost)$/;

/**
 * Lists what stands in the way of putting the site on the public web although its records are valid:
 * values that came with the site, and claims that nobody has looked at (design decisions 1 and 10).
 * @param host the address that the site will be built for, from siteUrl
 */
export function launchFaults({ records, texts }: ReadResult, host: string): Fault[] {
  const business = records.single("business");
  return [
    ...(business ? [...contactFaults(business, host), ...reviewFaults(business)] : []),
    ...records.ofKind("picture").flatMap(pictureFaults),
  ].map(({ record: { file }, path, ...words }) => ({
    file,
    ...placesIn(texts.get(file) ?? "")(path),
    field: fieldName(path),
    ...words,
  }));
}

interface LaunchFinding extends Pick<Fault, "message" | "found" | "allowed"> {
  readonly record: SiteRecord;
  readonly path: JsonPath;
}

function contactFaults(record: SiteRecord, host: string): LaunchFinding[] {
  const { value } = record;
  const findings: LaunchFinding[] = [];
  const add = (field: string, message: string, allowed: string) =>
    findings.push({ record, path: [field], message, found: quote(value[field]), allowed });

  if (samplePhone.test(stringAt(value, "phone") ?? "")) {
    add(
      "phone",
      "The telephone number is a sample; nobody answers it.",
      "write the business's own number",
    );
  }
  if (sampleHost.test(stringAt(value, "email") ?? "")) {
    add(
      "email",
      "The e-mail address is a sample; nobody reads it.",
      "write the business's own address",
    );
  }
  if (sampleHost.test(new URL(host).hostname)) {
    findings.push({
      record,
      path: ["host"],
      message:
        "The site's address is a sample. Search engines and shared links would be sent there.",
      found: quote(host),
      allowed: "write the address that the site will have, such as https://www.your-name.com",
    });
  }
  if (!stringAt(value, "license")?.trim()) {
    add(
      "license",
      "The license number is missing. New Jersey asks home improvement contractors to show theirs.",
      'write the registration number in quotation marks, such as "13VH00000000"',
    );
  } else if (/^13VH0+$/.test(stringAt(value, "license") ?? "")) {
    add("license", "The license number is the example's.", "write the business's own number");
  }
  return findings;
}

function reviewFaults(record: SiteRecord): LaunchFinding[] {
  const review = record.value.review;
  return (Array.isArray(review) ? review : []).flatMap((item, place) => {
    if (valueAt(item, "reviewed") === true) return [];
    return {
      record,
      path: ["review", place, "reviewed"],
      message: `${stringAt(item, "question") ?? ""} (Page ${stringAt(item, "where") ?? ""})`,
      found: quote(valueAt(item, "reviewed")),
      allowed: "look at it; once the words are right as they stand, write true",
    };
  });
}

function pictureFaults(record: SiteRecord): LaunchFinding[] {
  if (record.value.sample !== true) return [];
  return [
    {
      record,
      path: ["sample"],
      message: "The picture came with the site.",
      found: quote(record.value.sample),
      allowed:
        'put a photograph of your own work in its place, describe it in alt, and take the line with "sample" away (to keep the picture, take away the line alone)',
    },
  ];
}
