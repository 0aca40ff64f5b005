import { EditorProcess } from "../support/editor-process";
import { files, sampleSite } from "../support/sample";

const site = sampleSite();
let editor: EditorProcess;

beforeAll(async () => {
  editor = await EditorProcess.start(site.root);
}, 300_000);

afterAll(() => editor?.stop());

/** Saves a file as a form does. */
function persist(path: string, record: object) {
  const file = { path, slug: "record", raw: JSON.stringify(record) };
  const options = { commitMessage: "Save", useWorkflow: false, status: "draft" };
  return editor.call("persistEntry", { dataFiles: [file], assets: [], options });
}

/** Deletes a file as Decap CMS does. */
function remove(path: string) {
  return editor.call("deleteFiles", { paths: [path], options: { commitMessage: "Delete" } });
}

test("A record is saved in the project's form: what the form left empty is not in it", async () => {
  site.willChange(files.business);
  const before = site.read(files.business);
  const record = { ...site.readRecord(files.business), review: [], license: "" };
  expect(await persist(files.business, { ...record, phone: "(973) 555-0177 " })).toMatchObject({
    status: 200,
  });
  const was = String(site.readRecord(files.business).phone);
  expect(was).toBe("(973) 555-0177");
  expect(site.read(files.business).split("\n")).toHaveLength(before.split("\n").length);
});

test("A record that breaks a rule is refused with its field, and nothing is written", async () => {
  const before = site.read(files.business);
  const record = { ...site.readRecord(files.business), phone: "973-555-0142" };
  const answer = await persist(files.business, record);
  expect(answer).toMatchObject({ status: 422, faults: [{ field: "phone" }] });
  expect(answer.error).toContain("(973) 555-0142");
  expect(site.read(files.business)).toBe(before);
});

test("One record can be saved while another has faults of its own", async () => {
  site.set(files.prices, ["replacement", "low"], "8000");
  site.willChange(files.business);
  const record = { ...site.readRecord(files.business), phone: "(973) 555-0155" };
  expect(await persist(files.business, record)).toMatchObject({ status: 200 });
});

test("A record that others link to is not deleted, and the message names them", async () => {
  const to = "/roof-replacement-cost-clifton-nj";
  site.set(files.home, ["hero", "secondary"], [{ label: "Prices", to }]);
  const answer = await remove(files.cost);
  expect(answer.status).toBe(422);
  expect(answer.error).toContain(
    `${files.home}, Top of the page › Buttons beside the phone button 1 › Leads to:`,
  );
  expect(site.read(files.cost)).toContain("slug");
});

test("A picture goes together with its record", async () => {
  site.copy(files.capeFile, "data/pictures/spare.jpg");
  const record = { ...site.readRecord(files.cape), slug: "spare", file: "spare.jpg" };
  site.writeRecord("data/pictures/spare.json", record);
  expect(await remove("data/pictures/spare.json")).toMatchObject({ status: 200 });
  expect(() => site.read("data/pictures/spare.jpg")).toThrow("no such file");
});

test("A picture that is exchanged for another goes, unless another record shows it", async () => {
  const spare = "data/pictures/spare.json";
  site.copy(files.capeFile, "data/pictures/spare.jpg");
  site.copy(files.capeFile, "data/pictures/new.jpg");
  const record = { ...site.readRecord(files.cape), slug: "spare", file: "spare.jpg" };
  site.writeRecord(spare, record);
  expect(await persist(spare, { ...record, file: "new.jpg" })).toMatchObject({ status: 200 });
  expect(() => site.read("data/pictures/spare.jpg")).toThrow("no such file");

  expect(await persist(spare, { ...record, file: "cape.jpg" })).toMatchObject({ status: 200 });
  site.copy(files.capeFile, "data/pictures/new.jpg");
  expect(await persist(spare, { ...record, file: "new.jpg" })).toMatchObject({ status: 200 });
  expect(site.read(files.capeFile)).not.toBe("");
});

test.each(["package.json", "data/../package.json", "/etc/hosts", "src/content/kinds.ts"])(
  "No file outside data/ is read: %s",
  async (path) => {
    expect((await editor.call("getEntry", { path })).status).toBe(422);
  },
);

test("Pages of other sites cannot use the server", async () => {
  const answer = await editor.call("getEntry", { path: files.business }, "https://evil.example");
  expect(answer.status).toBe(403);
});
