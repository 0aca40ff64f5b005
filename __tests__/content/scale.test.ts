import { addLandings } from "../support/many-landings";
import { sampleSite } from "../support/sample";

const site = sampleSite();

test("five thousand records are checked in seconds", async () => {
  addLandings(site, 5000);
  const start = process.cpuUsage();
  expect(await site.says()).toBe("");
  const { user } = process.cpuUsage(start);
  // Time on the processor, so that a busy machine does not fail the test; it takes about two seconds.
  expect(user / 1_000_000).toBeLessThan(10);
}, 120_000);
