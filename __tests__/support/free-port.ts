import { createServer } from "node:net";

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address !== "string") resolve(address.port);
        else reject(new Error("This machine gave no port."));
      });
    });
  });
}
