import { siteServer } from "../src/hosting/server";

/** Serves the built site on this machine, as its hosts serve it. PORT says where else. */
const port = Number(process.env.PORT || 9000);

try {
  const server = siteServer(process.cwd());
  server.on("error", ({ message }) => fail(message));
  server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
