import type { Json } from "../content/json";
import type { Outline } from "./draft";

/**
 * What a new record of each kind starts with: defaults where there is a sensible one, prompts where
 * words have to be written for this town, service or job alone. draft.ts adds limits and whatever
 * else the schema requires.
 */

const estimateButton = { label: "Get a Free Estimate", to: "/free-estimate" };

const closing = {
  title: "✎ A last headline that invites a call",
  text: "✎ One or two sentences: why to call today, and what happens then.",
  secondary: [estimateButton],
};

function points(number: number, title: string, text: string): Json[] {
  return Array.from({ length: number }, (_, place) => ({
    title: `✎ ${title} ${place + 1}`,
    text: `✎ ${text}`,
  }));
}

function keywords(...phrases: string[]): Json[] {
  return phrases.map((phrase) => phrase.toLowerCase());
}

/** A town. Its cards, lists and its place on the map follow from the record. */
export function townOutline(name: string, county: string): Outline {
  return {
    seo: {
      title: `✎ ${name}, NJ roofers: what is special here`,
      description: `✎ One or two sentences for search results: what we do in ${name}, and for which houses.`,
      keywords: keywords(
        `roofers ${name} NJ`,
        `roof repair ${name} NJ`,
        `roof replacement ${name} NJ`,
      ),
    },
    card: {
      icon: "map-pin",
      title: `Roofing in ${name}`,
      description: `✎ One sentence on our work in ${name}: its houses, streets or weather.`,
      areas: "✎ Neighborhoods, with commas between them",
    },
    hero: {
      badge: `${county}, New Jersey`,
      title: `✎ Headline with the name ${name} in it`,
      intro: `✎ Two or three sentences: who lives in ${name}, what their roofs are like, what we do. The figures of this record can be quoted as town.population.people and town.response.minutes in braces.`,
      secondary: [estimateButton],
    },
    description: {
      title: `✎ Heading: how ${name} was built`,
      paragraphs: [
        `✎ The housing stock of ${name}: when it was built, which kinds of roofs, which materials.`,
        "✎ What weather, trees or hills do to roofs here, and what the building department asks for.",
      ],
    },
    responseBox: {
      title: "✎ Heading: how we get there",
      text: `✎ One or two sentences: the way from our base to ${name}, and what to do until we arrive. The minutes are shown from this record.`,
    },
    services: {
      title: `✎ Heading above the service cards for ${name}`,
      intro: "✎ One or two sentences: which services are asked for most here, and why.",
    },
    reasons: {
      title: `✎ Heading: why ${name} chooses us`,
      reasons: points(5, "Reason", "One or two sentences that hold for this town."),
    },
    neighborhoods: {
      title: `✎ Heading above the neighborhoods of ${name}`,
      intro: "✎ One sentence on the parts of town.",
      places: [1, 2, 3].map((place) => ({
        name: `✎ Neighborhood ${place}`,
        note: "✎ What its roofs are like, in a few words",
      })),
    },
    sections: [
      {
        type: "prose",
        title: `✎ Heading: one thing to know about roofs in ${name}`,
        paragraphs: ["✎ A paragraph that could stand on no other town's page."],
      },
    ],
    closing,
  };
}

/** A service. Its card on every town page and its place in the menu follow from the record. */
export function serviceOutline(name: string): Outline {
  return {
    seo: {
      title: `✎ ${name} in Clifton, NJ: the point of it`,
      description: `✎ One or two sentences for search results: what ${name} includes, and who it is for.`,
      keywords: keywords(`${name} NJ`, `${name} Clifton NJ`),
    },
    card: { title: name, description: `✎ One sentence: what ${name} does for a homeowner.` },
    features: [1, 2, 3].map((place) => `✎ Short feature ${place}`),
    hero: {
      badge: "✎ A few words above the headline",
      title: `✎ Headline that says ${name}`,
      intro: "✎ Two or three sentences: when somebody needs this, and what we do about it.",
      secondary: [estimateButton],
    },
    sections: [
      {
        type: "features",
        title: "✎ Heading: what is included",
        features: [1, 2, 3].map((place) => ({
          icon: "check",
          title: `✎ Part ${place} of the work`,
          text: "✎ One or two sentences.",
        })),
      },
      {
        type: "steps",
        title: "✎ Heading: how it goes",
        steps: points(3, "Step", "One or two sentences: what happens, and how long it takes."),
      },
    ],
    closing,
  };
}

const emergencySections: Json[] = [
  {
    type: "warningSigns",
    title: "✎ Heading above the warning signs",
    signs: points(3, "Sign", "One or two sentences: what it means, and what to do."),
  },
  {
    type: "steps",
    title: "✎ Heading: what happens after the call",
    steps: points(3, "Step", "One or two sentences."),
  },
];

/**
 * A landing page for one kind of job in one town.
 * @param town the town's name
 * @param alert the emergency badge, on emergency pages alone
 */
export function landingOutline(
  title: string,
  town: string,
  icon: string,
  alert: string | undefined,
): Outline {
  return {
    seo: {
      title: `✎ ${title}: what the page answers`,
      description: `✎ One or two sentences for search results: what somebody in ${town} finds out here.`,
      keywords: keywords(title, `${title} NJ`),
    },
    card: {
      icon,
      title,
      description: `✎ One sentence: what this page about ${town} holds.`,
    },
    hero: {
      badge: "✎ A few words above the headline",
      ...(alert !== undefined && { alert }),
      title: `✎ Headline: this job in ${town}`,
      intro: `✎ Two or three sentences on this job in ${town}: which buildings, what goes wrong, what we do.`,
      secondary: [estimateButton],
    },
    sections: [
      {
        type: "prose",
        title: `✎ Heading: what this job is like in ${town}`,
        paragraphs: ["✎ A paragraph that could stand on no other town's page."],
      },
      {
        type: "checklist",
        title: "✎ Heading above a list with check marks",
        points: [1, 2, 3].map((place) => `✎ Point ${place}, a sentence or less`),
      },
      ...(alert === undefined ? [] : emergencySections),
    ],
    closing,
  };
}
