import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { publishPages, restoreBuiltPages } from "../../src/hosting/page-files";

/** A process of its own that builds and publishes pages again and again, for a test to kill. */

const [root = ""] = process.argv.slice(2);
const paths = ["/", ...Array.from({ length: 40 }, (_, index) => `/page-${index}`)];

async function publishEndlessly(): Promise<never> {
  for (let version = 1; ; version++) {
    await restoreBuiltPages(root);
    for (const path of paths) {
      const file = join(root, "public", path === "/" ? "index.html" : `${path}/index.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `<html>${version} `.padEnd(200_000, "roof ") + `${version}</html>`);
    }
    await publishPages(root, paths, (html) => html, "finisher");
    if (version === 1) process.stdout.write("published\n");
  }
}

void publishEndlessly();
