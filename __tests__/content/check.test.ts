import { spawnSync } from "node:child_process";
import { files, sampleSite } from "../support/sample";
import { repository } from "../support/temporary-site";

const site = sampleSite();

/** Runs `npm run check` for the sample site. */
function check() {
  const command = ["run", "--silent", "check", "--", site.root];
  return spawnSync("npm", command, { cwd: repository, encoding: "utf8" });
}

test("valid records: one line, exit code 0", () => {
  const { status, stdout, stderr } = check();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe("17 records, no faults.\n");
});

test("faults: all of them on the error stream, exit code 1", () => {
  site.set(files.clifton, ["order"], "1");
  site.set(files.montclair, ["name"], undefined);
  const { status, stdout, stderr } = check();
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("data/towns/clifton.json:6:3  order");
  expect(stderr).toContain('The field "name" is missing.');
  expect(stderr).toContain("2 faults in 2 files.");
});
