import { addLandings } from "../support/many-landings";
import { sampleSite } from "../support/sample";

const site = sampleSite();

test("five thousand records are checked without a fault", async () => {
  addLandings(site, 5000);
  expect(await site.says()).toBe("");
});
