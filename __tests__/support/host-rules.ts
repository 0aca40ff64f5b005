import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostRules } from "../../src/hosting/rules";

const built: HostRules = JSON.parse(
  readFileSync(join(process.cwd(), "deploy", "rules.json"), "utf8"),
);

/** The rules of the build in public/. */
export const builtRules = built;

/** The same with an old address, as a record's `formerly` gives one. */
export const rulesWithRedirect: HostRules = {
  ...built,
  redirects: [{ from: "/questions-and-answers", to: "/faq" }],
};
