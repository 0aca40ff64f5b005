import { basename, extname } from "node:path";
import { stringAt, type JsonObject } from "../content/json";
import { slugify } from "../content/nearest";
import type { RecordSet, SiteRecord } from "../content/records";
import type { Outline } from "./draft";
import { answerText, nextOrder, townName, type Answers, type Fact } from "./facts";
import { pictureFile } from "./picture-file";
import { landingOutline, serviceOutline, townOutline } from "./outlines";

/** A kind of record that `npm run new` writes. */
export interface NewKind {
  readonly kind: "town" | "service" | "landing" | "picture";
  readonly facts: readonly Fact[];
  /** What the record starts with; facts and defaults of the schema are added to it. */
  readonly outline: (answers: Answers, records: RecordSet) => Outline;
}

const slugOf = (fact: string): Fact => ({
  name: "slug",
  question: "The file's name and last part of the address",
  field: ["slug"],
  fallback: (answers) => slugify(answerText(answers, fact)) || undefined,
});

const town: NewKind = {
  kind: "town",
  facts: [
    { name: "name", question: "The town's name", field: ["name"] },
    slugOf("name"),
    { name: "county", question: "Its county", field: ["county"] },
    { name: "people", question: "How many people live there", field: ["population", "people"] },
    {
      name: "population-word",
      question: "Is that figure a floor (over) or rounded (about)?",
      field: ["population", "qualifier"],
      fallback: () => "about",
    },
    {
      name: "minutes",
      question: "Minutes until an emergency crew arrives",
      field: ["response", "minutes"],
    },
    {
      name: "response-word",
      question: "Which word stands before the minutes?",
      field: ["response", "qualifier"],
      fallback: () => "within",
    },
    {
      name: "latitude",
      question:
        "Latitude of the town's center, such as 40.8584 (a web map shows it on a right-click)",
      field: ["latitude"],
    },
    {
      name: "longitude",
      question: "Longitude of the town's center, negative here, such as -74.1638",
      field: ["longitude"],
    },
  ],
  outline: (answers, records) => ({
    ...townOutline(answerText(answers, "name"), answerText(answers, "county")),
    order: nextOrder(records, "town"),
  }),
};

const service: NewKind = {
  kind: "service",
  facts: [
    { name: "name", question: "The service's name, as the menu shows it", field: ["name"] },
    slugOf("name"),
    {
      name: "icon",
      question: "The name of its icon, one of those on https://lucide.dev/icons",
      field: ["card", "icon"],
      fallback: () => "house",
    },
  ],
  outline: (answers, records) => ({
    ...serviceOutline(answerText(answers, "name")),
    order: nextOrder(records, "service"),
  }),
};

/** A page for the same job in another town, whose address and name show how the new one's are made. */
function model(answers: Answers, records: RecordSet): SiteRecord | undefined {
  const pages = records.ofKind("landing").filter(({ value }) => value.job === answers.get("job"));
  return pages.find(({ value }) => value.town !== answers.get("town")) ?? pages[0];
}

/** A field of the model page, with its town exchanged for the new page's. */
function likeModel(answers: Answers, records: RecordSet, ...path: string[]): string | undefined {
  const page = model(answers, records);
  const text = stringAt(page?.value, ...path);
  const [theirs, ours] = [stringAt(page?.value, "town") ?? "", answerText(answers, "town")];
  return text
    ?.replace(townName(records, theirs), townName(records, ours))
    .replace(new RegExp(`\\b${theirs}\\b`), ours);
}

const landing: NewKind = {
  kind: "landing",
  facts: [
    { name: "town", question: "The town", field: ["town"] },
    { name: "job", question: "The kind of job", field: ["job"] },
    {
      name: "service",
      question: "The service that is nearest",
      field: ["service"],
      fallback: (answers, records) => stringAt(model(answers, records)?.value, "service"),
    },
    {
      name: "title",
      question: "The page's short name",
      field: ["card", "title"],
      fallback: (answers, records) => likeModel(answers, records, "card", "title"),
    },
    {
      name: "slug",
      question: "The file's name and address of the page",
      field: ["slug"],
      fallback: (answers, records) => likeModel(answers, records, "slug"),
    },
  ],
  outline: (answers, records) => {
    const page = model(answers, records)?.value;
    return landingOutline(
      answerText(answers, "title"),
      townName(records, answerText(answers, "town")),
      stringAt(page, "card", "icon") ?? "house",
      stringAt(page, "hero", "alert"),
    );
  },
};

const picture: NewKind = {
  kind: "picture",
  facts: [
    {
      name: "file",
      question: "The picture's file on this computer (JPEG, PNG, WebP or AVIF)",
      field: [],
      read: pictureFile,
    },
    {
      name: "slug",
      question: "Its name on the site",
      field: ["slug"],
      fallback: (answers) => {
        const file = answerText(answers, "file");
        return slugify(basename(file, extname(file))) || undefined;
      },
    },
    {
      name: "alt",
      question: "What it shows, for people who cannot see it",
      field: ["alt"],
      fallback: () => "✎ What the picture shows, for people who cannot see it",
    },
  ],
  outline: (answers): JsonObject => ({
    file: `${answerText(answers, "slug")}${extname(answerText(answers, "file")).toLowerCase()}`,
    focus: { x: 0.5, y: 0.5 },
  }),
};

/** The kinds with a file of their own, by the word that names them. */
export const newKinds: Readonly<Record<string, NewKind>> = { town, service, landing, picture };
