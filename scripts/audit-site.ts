import { auditBuild, auditLine } from "../src/audit/audit";

/** Audits the build in public/: one line for each fault, and an exit code that tells whether there are any. */
async function main(): Promise<void> {
  const faults = await auditBuild(process.cwd());
  for (const fault of faults) console.error(auditLine(fault));
  if (faults.length > 0) process.exitCode = 1;
  console.log(faults.length > 0 ? `${faults.length} faults.` : "No faults.");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
