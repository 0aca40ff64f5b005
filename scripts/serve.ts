import { createServer } from "node:http";
import { promisify } from "node:util";
import compression from "compression";
import handler from "serve-handler";

const port = Number(process.env.PORT ?? 9000);
const compress = promisify(compression());

/** Serves the built site on this machine, with the address forms that its hosts use. */
const server = createServer(async (request, response) => {
  await compress(request, response);
  await handler(request, response, {
    public: "public",
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
  });
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
