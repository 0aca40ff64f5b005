import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Landing records for the build benchmark: valid, as long as today's, and with words that differ
 * from page to page, so that a build of thousands passes every check, that against doorways too.
 */

const towns = ["clifton", "passaic", "paterson", "nutley", "bloomfield", "montclair"] as const;

const jobs = [
  { job: "emergency", service: "emergency-repairs" },
  { job: "replacement", service: "roof-replacement" },
  { job: "installation", service: "asphalt-shingles" },
  { job: "commercial", service: "roof-inspections" },
  { job: "residential", service: "gutter-installation" },
  { job: "estimate", service: "storm-damage" },
] as const;

const words = {
  who: "crew owner inspector neighbor tenant roofer adjuster builder foreman mason plumber surveyor painter broker landlord carpenter".split(
    " ",
  ),
  does: "checks lifts seals measures photographs replaces trims fastens clears marks tests covers removes patches numbers cuts".split(
    " ",
  ),
  kind: "old steep low narrow sunny windy shaded heavy brittle copper painted loose curled mossy patched hidden wide brick".split(
    " ",
  ),
  part: "ridge valley gutter chimney dormer skylight soffit fascia eave rafter flashing membrane shingle downspout parapet drain hatch vent".split(
    " ",
  ),
  place:
    "porch garage alley driveway corner courtyard stairwell attic kitchen bedroom hallway yard basement warehouse storefront church school".split(
      " ",
    ),
  when: "January February March April June July August September October November December dawn noon dusk Monday Thursday Saturday".split(
    " ",
  ),
  why: "frost wind hail sleet heat rain squirrels age salt ice pollen vibration sunlight fog thaw debris".split(
    " ",
  ),
  count:
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
      " ",
    ),
} as const;

type Pick = (kind: keyof typeof words) => string;

/** Sentences whose words are picked anew each time; no five words in a row are fixed. */
const sentences: readonly ((pick: Pick) => string)[] = [
  (p) =>
    `A ${p("kind")} ${p("part")} by the ${p("place")} rarely outlasts ${p("count")} winters of ${p("why")}.`,
  (p) =>
    `In ${p("when")} our ${p("who")} ${p("does")} each ${p("part")} above the ${p("kind")} ${p("place")}.`,
  (p) =>
    `Where ${p("why")} meets a ${p("kind")} ${p("part")}, the ${p("who")} ${p("does")} ${p("count")} boards first.`,
  (p) =>
    `Ask which ${p("part")} the ${p("who")} ${p("does")} before ${p("when")}, and why the ${p("kind")} one waits.`,
  (p) =>
    `The ${p("place")} stays dry while ${p("count")} ${p("kind")} sheets cross the ${p("part")} under ${p("why")}.`,
  (p) =>
    `After ${p("why")} in ${p("when")} a ${p("kind")} ${p("part")} ${p("does")} nothing for the ${p("place")}.`,
  (p) =>
    `${capital(p("count"))} nails, one ${p("kind")} ${p("part")}, and the ${p("who")} ${p("does")} what ${p("why")} left.`,
];

/** A row of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes the landing record of a number; the same number gives the same record.
 * @param number from 1
 */
export function landingRecord(number: number) {
  const next = numbers(number);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  const pick: Pick = (kind) => one(words[kind]);
  const text = (count: number) =>
    Array.from({ length: count }, () => one(sentences)(pick)).join(" ");
  const heading = () => `${capital(pick("kind"))} ${pick("part")} over the ${pick("place")}`;
  const list = <Item>(length: number, item: () => Item) => Array.from({ length }, item);
  const points = (length: number) => list(length, () => ({ title: heading(), text: text(2) }));
  const { job, service } = one(jobs);
  const town = one(towns);
  const name = `${capital(pick("kind"))} ${pick("part")} ${pick("place")}`;
  return {
    $schema: "../../src/content/schemas/landing.schema.json",
    slug: `bench-${number}-${town}-nj`,
    town,
    job,
    service,
    seo: {
      title: `Job ${number}: ${name}, done in ${pick("count")} days`,
      description: `Job ${number} is about a ${pick("kind")} ${pick("part")} by the ${pick("place")}: who ${pick("does")} it in ${pick("when")}, for how long, and why.`,
      keywords: [`job ${number}`, `${pick("part")} ${pick("place")}`],
    },
    card: { icon: "house", title: `${name} ${number}`, description: text(1) },
    hero: {
      badge: `${capital(pick("place"))} and ${pick("part")}`,
      title: `Job ${number}: ${heading()}`,
      intro: text(2),
      ...(number % 3 === 0 && { picture: "hero-cape-cod" }),
      secondary: [{ label: "Get Free Quote" }],
    },
    sections: [
      { type: "prose", title: heading(), paragraphs: list(3, () => text(4)) },
      {
        type: "features",
        title: heading(),
        features: points(4).map((point) => ({ icon: "hammer", ...point })),
      },
      { type: "checklist", title: heading(), points: list(6, () => text(1)) },
      { type: "warningSigns", title: heading(), signs: points(4) },
      { type: "steps", title: heading(), steps: points(5) },
    ],
    closing: {
      title: heading(),
      text: text(2),
      secondary: [{ label: "Start", to: "/free-estimate" }],
    },
  };
}

/**
 * Writes landing records into a site's data folder.
 * @param root the site's root folder
 * @param count how many, from number 1
 */
export function writeLandings(root: string, count: number): void {
  const folder = join(root, "data", "landings");
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const record = landingRecord(number);
    writeFileSync(join(folder, `${record.slug}.json`), JSON.stringify(record));
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
