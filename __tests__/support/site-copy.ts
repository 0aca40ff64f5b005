import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { repository } from "./temporary-site";

/** What a copy leaves behind. Gatsby's cache holds absolute paths, so that it serves no other folder. */
const leftOut = new Set([".git", ".cache", "node_modules", "public", "coverage", "screenshots"]);

/** A copy of the whole site with the pictures of its last build, in which a test may add records and build again. */
export class SiteCopy {
  readonly root = mkdtempSync(join(tmpdir(), "roofing-build-"));

  constructor() {
    for (const name of readdirSync(repository)) {
      if (leftOut.has(name)) continue;
      cpSync(join(repository, name), join(this.root, name), {
        recursive: true,
        filter: (source) => basename(source) !== "node_modules",
      });
    }
    cpSync(join(repository, "public", "static"), join(this.root, "public", "static"), {
      recursive: true,
    });
    symlinkSync(join(repository, "node_modules"), join(this.root, "node_modules"));
  }

  /**
   * Makes the production build of the copy.
   * @throws Error with the build's output where it fails
   */
  build(): void {
    const gatsby = join(this.root, "node_modules", ".bin", "gatsby");
    execFileSync(gatsby, ["build"], {
      cwd: this.root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    });
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
