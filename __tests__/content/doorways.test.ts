import { TemporarySite } from "../support/temporary-site";

const site = TemporarySite.ofRepository();
afterEach(() => site.restore());
afterAll(() => site.remove());

const nutley = "data/towns/nutley.json";
const verona = "data/towns/verona.json";

/** Writes a town's record anew for another town, changing nothing but names and figures. */
function swapNames(): void {
  const swapped = site
    .read(nutley)
    .replace(/Nutley/g, "Verona")
    .replace(/"slug": "nutley"/, '"slug": "verona"')
    .replace(/"people": [\d]+/, '"people": 14000')
    .replace(/"order": \d+/, '"order": 7');
  site.write(verona, swapped);
}

test("today's pages differ in their words", async () => {
  expect(await site.says()).toBe("");
});

test("a town page that only swaps the name is refused, with both files and what they share", async () => {
  swapNames();
  const faults = (await site.faults()).filter(({ message }) => message.includes("too much like"));
  expect(faults).toHaveLength(1);
  const [fault] = faults;
  expect([fault?.file, fault?.message].join(" ")).toContain(nutley);
  expect([fault?.file, fault?.message].join(" ")).toContain(verona);
  expect(fault?.message).toMatch(/similarity (1\.00|0\.9\d)/);
  expect(fault?.found.length).toBeGreaterThan(100);
  expect(fault?.allowed).toContain("0.20");
});

test("so is one that copies a page whose words are known from the last check", async () => {
  expect(await site.faults()).toEqual([]);
  swapNames();
  for (let check = 0; check < 2; check += 1) {
    expect((await site.faults()).map(({ message }) => message).join()).toContain("too much like");
  }
});

test("so is one that keeps half of another's sections", async () => {
  swapNames();
  const montclair = site.readRecord("data/towns/montclair.json");
  const copy = site.readRecord(verona);
  const { description, reasons, neighborhoods } = montclair;
  if (!description || !reasons || !neighborhoods) throw new Error("The records have other fields.");
  site.writeRecord(verona, { ...copy, description, reasons, neighborhoods });
  const messages = (await site.faults()).map(({ message }) => message).join("\n");
  expect(messages).toContain("too much like data/towns/nutley.json");
  expect(messages).toContain("too much like data/towns/montclair.json");
});

test("where no sentence is shared whole, the longest run of words is quoted as it stands there, with 0 for tokens", async () => {
  swapNames();
  // Each sentence ends in a word of its own, so that none is the same.
  let count = 0;
  const ending = () => ` and ${"abcdefghij".repeat(20).slice(0, (count += 1))}`;
  const text = JSON.stringify(
    JSON.parse(site.read(verona).replace(" and Centre Street", ""), (field, value: unknown) =>
      typeof value === "string" && value.includes(" ") && !["name", "county"].includes(field)
        ? value.replace(/(?=[.!?]( |$))|(?<![.!?])$/g, ending)
        : value,
    ),
  );
  site.write(verona, text);
  const fault = (await site.faults()).find(({ message }) => message.includes("too much like"));
  const quote = /^“([^”]+?)…?”$/.exec(fault?.found ?? "")?.[1] ?? "";
  expect(quote.length).toBeGreaterThan(20);
  expect(text.replace(/\{[\w.-]+\}/g, "0")).toContain(quote);
});
