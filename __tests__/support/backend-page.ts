import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";

/** How the auth endpoint answers a request for a new session. */
export interface TokenAnswer {
  readonly status: number;
  readonly body: object;
}

/** A server on this machine that has a page with the backend client, and the auth endpoint it asks. */
export class BackendPage {
  /** The refresh tokens that the endpoint was asked to take for a new session. */
  readonly asked: unknown[] = [];
  answer: TokenAnswer = { status: 200, body: {} };
  private script = "";
  private readonly server: Server = createServer((request, response) => {
    if (request.url?.startsWith("/auth/v1/token?grant_type=refresh_token")) {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        this.asked.push(JSON.parse(body).refresh_token);
        response.writeHead(this.answer.status, { "Content-Type": "application/json" });
        response.end(JSON.stringify(this.answer.body));
      });
    } else if (request.url === "/client.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(this.script);
    } else {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Backend</title><body></body>");
    }
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    // The site's own start-up, built with the settings that name this server.
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { startBackend } from "./src/backend/start-backend";
          window.events = [];
          window.waits = [];
          const { setTimeout } = window;
          window.setTimeout = (task, wait, ...rest) => {
            window.waits.push(wait);
            return setTimeout(task, wait, ...rest);
          };
          window.started = startBackend().then((client) =>
            client.auth.onAuthStateChange((event) => window.events.push(event)));
        `,
        resolveDir: join(__dirname, "..", ".."),
        loader: "ts",
      },
      bundle: true,
      format: "esm",
      write: false,
      define: {
        "process.env.GATSBY_SUPABASE_URL": JSON.stringify(this.origin),
        "process.env.GATSBY_SUPABASE_ANON_KEY": JSON.stringify("public-anon-key"),
      },
    });
    this.script = outputFiles[0]?.text ?? "";
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The address of the server. */
  get origin(): string {
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("The server is not up.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Where the client keeps its session. */
  readonly storageKey = "sb-127-auth-token";
}
