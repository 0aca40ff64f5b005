import type { JsonObject } from "../../src/content/json";
import { files } from "./sample";
import type { TemporarySite } from "./temporary-site";

/** Adds landing pages to the sample site, each with a title and description of its own. */
export function addLandings(site: TemporarySite, number: number): void {
  const model = site.readRecord(files.cost);
  for (let place = 0; place < number; place += 1) {
    const slug = `roof-job-${place}-clifton-nj`;
    const seo: JsonObject = {
      title: `Roof Job Number ${place} in Clifton, New Jersey`,
      description: `What job number ${place} costs in Clifton by material and size, on a site whose records only serve the tests.`,
      keywords: ["roofer Clifton", "roof repair Clifton"],
    };
    const closing: JsonObject = { title: `Ask us about job ${place}`, text: words(place) };
    site.writeRecord(`data/landings/${slug}.json`, { ...model, slug, seo, closing });
  }
}

/** A paragraph that no other number gives. */
function words(place: number): string {
  const letters = [..."abcdefghij"];
  const word = [...String(place)].map((digit) => letters[Number(digit)] ?? "").join("");
  return Array.from(
    { length: 60 },
    (_, index) => `${word}${letters[index % 7] ?? ""}${index % 11 ? "n" : ""}`,
  ).join(" ");
}
