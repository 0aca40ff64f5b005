import { request as httpRequest, type IncomingHttpHeaders } from "node:http";

/** What a server answered. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks a server for an address exactly as written: nothing is tidied, followed or unpacked on the way.
 * @param origin the server's address without a slash at the end
 * @param path what stands in the first line of the request
 */
export function request(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: RequestOptions = {},
): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on("error", reject)
      .end();
  });
}
