import type { SourceNodesArgs } from "gatsby";
import type { Fault } from "../../src/content/fault";
import { FaultOverlay } from "../../src/content/fault-overlay";
import { sourceRecords } from "../../src/content/source-records";
import { eventually } from "../support/eventually";
import { files, sampleSite } from "../support/sample";

// Share pictures are drawn with the site's own type and colors, which the sample has not.
jest.mock("../../src/seo/share-pictures/page-cards", () => ({
  withSharePictures: (_root: string, finished: unknown) => finished,
}));

const site = sampleSite();

/** Gatsby, as far as the records meet it. */
class Gatsby {
  readonly nodes = new Map<string, { id: string; low?: number }>();
  readonly errors: string[] = [];
  shown: readonly Fault[] = [];
  started = false;

  readonly reporter = {
    error: (words: string) => this.errors.push(words),
    success: () => undefined,
    panic: (words: string) => {
      throw new Error(words);
    },
  };

  source(): Promise<void> {
    const args: unknown = {
      reporter: this.reporter,
      createNodeId: (name: string) => name,
      createContentDigest: (fields: object) => JSON.stringify(fields),
      getNode: (id: string) => this.nodes.get(id),
      actions: {
        createNode: (node: { id: string }) => this.nodes.set(node.id, node),
        deleteNode: ({ id }: { id: string }) => this.nodes.delete(id),
      },
    };
    if (!isArguments(args)) throw new Error("unreachable");
    const display = { show: (faults: readonly Fault[]) => (this.shown = faults) };
    return sourceRecords(site.root, args, display).then(() => {
      this.started = true;
    });
  }
}

function isArguments(args: unknown): args is SourceNodesArgs {
  return typeof args === "object";
}

const environment = process.env.NODE_ENV;
afterEach(() => Reflect.set(process.env, "NODE_ENV", environment));

function during(command: "production" | "development"): Gatsby {
  Reflect.set(process.env, "NODE_ENV", command);
  return new Gatsby();
}

const town = "town/clifton";
const patience = 20_000;

test("A build ends at the first fault, with all of them listed", async () => {
  site.set(files.prices, ["replacement", "low"], "8000");
  site.set(files.business, ["phone"], "call us");
  await expect(during("production").source()).rejects.toThrow(/business\.json[\s\S]*prices\.json/);
});

test("A build makes a node of each record", async () => {
  const gatsby = during("production");
  await gatsby.source();
  expect([...gatsby.nodes.keys()]).toEqual(expect.arrayContaining([town, "prices/prices"]));
});

test("develop follows saves: it shows faults until they are mended, and pages come and go", async () => {
  const gatsby = during("development");
  await gatsby.source();
  expect(gatsby.shown).toEqual([]);

  site.set(files.prices, ["replacement", "low"], "8000");
  await eventually(
    () => expect(gatsby.shown).toMatchObject([{ field: "replacement.low" }]),
    patience,
  );
  expect(gatsby.errors.join()).toContain("data/prices.json");

  site.set(files.prices, ["replacement", "low"], 8500);
  await eventually(() => expect(gatsby.shown).toEqual([]), patience);
  expect(gatsby.nodes.get("prices/prices")).toMatchObject({ replacement: { low: 8500 } });

  site.copy(files.capeFile, "data/pictures/roof.jpg");
  const record = { ...site.readRecord(files.cape), slug: "roof", file: "roof.jpg" };
  site.writeRecord("data/pictures/roof.json", record);
  await eventually(() => expect(gatsby.nodes.has("picture/roof")).toBe(true), patience);

  site.delete("data/pictures/roof.json");
  site.delete("data/pictures/roof.jpg");
  await eventually(() => expect(gatsby.nodes.has("picture/roof")).toBe(false), patience);
  expect(gatsby.nodes.has(town)).toBe(true);
});

test("develop waits for valid records before it starts", async () => {
  site.set(files.prices, ["replacement", "low"], "8000");
  const gatsby = during("development");
  const sourced = gatsby.source();
  await eventually(() => expect(gatsby.errors).toHaveLength(1), patience);
  expect(gatsby.started).toBe(false);
  site.set(files.prices, ["replacement", "low"], 8000);
  await sourced;
  expect(gatsby.nodes.has(town)).toBe(true);
});

describe("The overlay in the browser", () => {
  const fault = {
    file: "data/prices.json",
    line: 4,
    column: 5,
    field: "replacement.low",
    message: "The value is of the wrong type.",
    found: '"8000"',
    allowed: "a whole number without quotation marks, such as 8000 and not the words for it",
  };

  /** What webpack would report after compiling once more. */
  function compiler() {
    const adders: ((compilation: { errors: Error[] }) => void)[] = [];
    const invalidate = jest.fn();
    return {
      hooks: {
        afterCompile: { tap: (_name: string, add: (typeof adders)[0]) => adders.push(add) },
      },
      watching: { invalidate },
      compile() {
        const errors: Error[] = [];
        for (const add of adders) add({ errors });
        return errors.map(({ message }) => message);
      },
    };
  }

  test("shows a fault with its place until it is mended", () => {
    const webpack = compiler();
    const overlay = new FaultOverlay();
    overlay.apply(webpack);
    expect(webpack.compile()).toEqual([]);
    overlay.show([fault]);
    expect(webpack.watching.invalidate).toHaveBeenCalledTimes(1);
    const [text = ""] = webpack.compile();
    expect(text).toMatch(/^data\/prices\.json\n\ndata\/prices\.json:4:5 {2}replacement\.low\n/);
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThan(80);
    overlay.show([]);
    expect(webpack.watching.invalidate).toHaveBeenCalledTimes(2);
    expect(webpack.compile()).toEqual([]);
  });

  test("leaves the code alone while nothing is wrong", () => {
    const webpack = compiler();
    const overlay = new FaultOverlay();
    overlay.apply(webpack);
    overlay.show([]);
    expect(webpack.watching.invalidate).not.toHaveBeenCalled();
  });

  test("points to the terminal where there are many faults", () => {
    const webpack = compiler();
    const overlay = new FaultOverlay();
    overlay.apply(webpack);
    overlay.show(Array.from({ length: 20 }, () => fault));
    expect(webpack.compile()[0]).toContain("12 more faults: see the terminal.");
  });
});
