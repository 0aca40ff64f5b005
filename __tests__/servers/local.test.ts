import { once } from "node:events";
import { siteServer } from "../../src/hosting/server";
import { hostContract } from "../support/host-contract";
import { rulesWithRedirect } from "../support/host-rules";

/** The server of `npm start`. */
async function startOwn() {
  const server = siteServer(process.cwd(), rulesWithRedirect).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server is not up.");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

hostContract(startOwn, { ours: true, ranges: true });
