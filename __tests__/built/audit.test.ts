import { auditBuild, auditLine } from "../../src/audit/audit";

test("the audit of the build finds nothing", async () => {
  expect((await auditBuild(process.cwd())).map(auditLine)).toEqual([]);
});
