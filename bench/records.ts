import { readFileSync, readdirSync, writeFileSync } from "node:fs";
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

/**
 * The words that the site's own landing records use, each once. Sentences are put together from them
 * at random, so that, as on pages that people write, hardly any five words in a row stand twice.
 * @param root the folder of the site whose records lend their words
 */
function vocabulary(root: string): string[] {
  const folder = join(root, "data", "landings");
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return [...new Set(texts.join(" ").match(/(?<= )[a-z]{4,9}(?=[ .,])/g))].sort();
}

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
 * Makes the landing record of a number; the same number and words give the same record.
 * @param number from 1
 */
function landingRecord(number: number, words: readonly string[]) {
  const next = numbers(number);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  const list = <Item>(length: number, item: () => Item) => Array.from({ length }, item);
  const phrase = (length: number) => capital(list(length, () => one(words)).join(" "));
  const text = (sentences: number) => list(sentences, () => `${phrase(11)}.`).join(" ");
  const points = (length: number) => list(length, () => ({ title: phrase(4), text: text(2) }));
  const { job, service } = one(jobs);
  const town = one(towns);
  return {
    $schema: "../../src/content/schemas/landing.schema.json",
    slug: `bench-${number}-${town}-nj`,
    town,
    job,
    service,
    seo: {
      title: `Job ${number}: ${phrase(4)}`.padEnd(30, "."),
      description: `Job ${number}: ${phrase(13)}.`.padEnd(70, "."),
      keywords: [`job ${number}`, phrase(2)],
    },
    card: { icon: "house", title: `Job ${number}: ${phrase(3)}`, description: text(1) },
    hero: {
      badge: phrase(2),
      title: `Job ${number}: ${phrase(5)}`,
      intro: text(2),
      ...(number % 3 === 0 && { picture: "hero-cape-cod" }),
      secondary: [{ label: "Get Free Quote" }],
    },
    sections: [
      { type: "prose", title: phrase(5), paragraphs: list(3, () => text(4)) },
      {
        type: "features",
        title: phrase(5),
        features: points(4).map((point) => ({ icon: "hammer", ...point })),
      },
      { type: "checklist", title: phrase(5), points: list(6, () => text(1)) },
      { type: "warningSigns", title: phrase(5), signs: points(4) },
      { type: "steps", title: phrase(5), steps: points(5) },
    ],
    closing: {
      title: phrase(5),
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
  const words = vocabulary(root);
  for (let number = 1; number <= count; number += 1) {
    const record = landingRecord(number, words);
    writeFileSync(join(folder, `${record.slug}.json`), JSON.stringify(record));
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
