import type { CDPSession } from "playwright-core";

/** What the benchmark tells apart of what a page fetches. */
export const kinds = [
  "document",
  "fonts",
  "pictures",
  "styles",
  "scripts",
  "data",
  "other",
] as const;
type Kind = (typeof kinds)[number];

/** What a page fetched. Bytes are those of the answers' bodies as they came over the wire. */
export interface Fetched {
  readonly requests: number;
  readonly bytes: number;
  readonly bytesOf: (kind: Kind) => number;
  /** Bytes of the longest headers of an answer. */
  readonly longestHeaders: number;
}

/** What a page fetches, as the browser's own protocol tells of it. */
export interface Traffic {
  /** All that the page has fetched so far. */
  readonly fetched: () => Fetched;
  /** Waits until no request has been under way for half a second. */
  readonly quiet: () => Promise<void>;
}

interface Answer {
  readonly kind: Kind;
  headers: number;
  body: number;
  underWay: boolean;
}

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: "document",
  Font: "fonts",
  Image: "pictures",
  Stylesheet: "styles",
  Script: "scripts",
  XHR: "data",
  Fetch: "data",
};

/** Data of pages that are fetched ahead has no type of its own. */
const kindOf = (type: string, address: string): Kind =>
  address.endsWith(".json") ? "data" : (kindOfType[type] ?? "other");

const silence = 500;
const patience = 30_000;

/** Listens to what a page fetches from now on, and has it take no other coding than gzip. */
export async function listen(session: CDPSession): Promise<Traffic> {
  const answers = new Map<string, Answer>();
  let lastChange = Date.now();
  const end = (requestId: string) => {
    const answer = answers.get(requestId);
    if (answer) answer.underWay = false;
    lastChange = Date.now();
    return answer;
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    const kind = kindOf(type, request.url);
    answers.set(requestId, { kind, headers: 0, body: 0, underWay: true });
    lastChange = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const answer = answers.get(requestId);
    if (answer) answer.headers = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = end(requestId);
    if (answer) answer.body = encodedDataLength - answer.headers;
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await session.send("Network.enable");
  await session.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
  const isQuiet = () =>
    Date.now() - lastChange >= silence && [...answers.values()].every(({ underWay }) => !underWay);
  return {
    // Copies, as the page may go on fetching.
    fetched: () => sums(Array.from(answers.values(), (answer) => ({ ...answer }))),
    quiet: async () => {
      const start = Date.now();
      while (!isQuiet()) {
        if (Date.now() - start > patience) throw new Error("The page does not stop fetching.");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

function sums(answers: readonly Answer[]): Fetched {
  const bytes = (of: readonly Answer[]) => of.reduce((total, { body }) => total + body, 0);
  return {
    requests: answers.length,
    bytes: bytes(answers),
    bytesOf: (wanted) => bytes(answers.filter(({ kind }) => kind === wanted)),
    longestHeaders: Math.max(0, ...answers.map(({ headers }) => headers)),
  };
}
