import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { files, sampleSite } from "../support/sample";
import { repository } from "../support/temporary-site";

const site = sampleSite();

/** Runs the command that `npm run check` runs. */
function check() {
  const command = [
    join(repository, "node_modules", ".bin", "tsx"),
    join(repository, "src", "content", "check.ts"),
  ];
  const [program = "", script = ""] = command;
  return spawnSync(program, [script, site.root], { encoding: "utf8" });
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
