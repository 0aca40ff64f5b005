import { formatFaults } from "../../src/content/fault";
import { validateSite } from "../../src/content/validate";
import { repository } from "../support/temporary-site";

test("the records of this repository are valid", async () => {
  const { records, faults } = await validateSite(repository);
  expect(faults.length ? formatFaults(faults) : "").toBe("");
  expect(records.all.length).toBeGreaterThan(50);
});
