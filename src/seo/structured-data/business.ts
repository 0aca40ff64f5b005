import type { RoofingContractorLeaf } from "schema-dts";
import { dialable, formatDollarRange } from "../../content/format";
import { businessId } from "./addresses";
import type { GraphSite } from "./site";
import { town } from "./town";

/** The business as the site shows it (schema.org/RoofingContractor; Google: local business). */
export function business({
  business: facts,
  prices,
  towns,
  picture,
}: GraphSite): RoofingContractorLeaf {
  const { host, address, homeTown } = facts;
  return {
    "@type": "RoofingContractor",
    "@id": businessId(host),
    name: facts.name,
    url: `${host}/`,
    telephone: dialable(facts.phone),
    email: facts.email,
    ...(picture && { image: `${host}${picture}` }),
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: homeTown.latitude,
      longitude: homeTown.longitude,
    },
    openingHoursSpecification: facts.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map(dayOfWeek),
      opens,
      closes,
    })),
    areaServed: towns.map((served) => town(served, host)),
    priceRange: formatDollarRange(prices.replacement),
    knowsLanguage: facts.languages.map(({ code }) => code),
  };
}

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Days of the week are names in the records and members of an enumeration in schema.org. */
function dayOfWeek(day: string): `https://schema.org/${Day}` {
  const days: readonly Day[] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ];
  const known = days.find((name) => name === day);
  if (!known) throw new Error(`data/business.json: "${day}" is no day of the week.`);
  return `https://schema.org/${known}`;
}
