import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readRecords } from "../content/read-records";
import { loadSchemas } from "../content/schemas";
import { numberAt, stringAt } from "../content/json";
import { checkCall } from "./api";
import { messageOf } from "./ask";
import { cmsConfig } from "./cms-config";
import { cropPicture } from "./picture-file";
import { prepareSave, Refusal } from "./saving";
import type {
  App,
  EditorPackages,
  EditorRequest,
  EditorResponse,
  Handler,
} from "./editor-packages";

const page = join(__dirname, "page");

/**
 * Starts the editing page of the site at `root`, for this machine alone.
 * @returns the page's address
 */
export async function startEditor(
  root: string,
  port: number,
  packages: EditorPackages,
): Promise<string> {
  process.env.GIT_REPO_DIRECTORY = root; // where decap-server looks for the site
  const app = packages.createApp();
  const origin = `http://127.0.0.1:${await listen(app, port)}`;

  app.use("/", sameOrigin(origin));
  app.use("/pictures", packages.serveFolder(join(root, "data", "pictures")));
  app.use("/cms", packages.serveFolder(packages.scripts));
  app.get(
    "/config.json",
    answer(async () => {
      const { records } = await readRecords(root);
      return cmsConfig(loadSchemas(root), records, `${origin}/api/v1`);
    }),
  );
  app.post(
    "/crop",
    packages.readJson,
    answer(({ body }) => crop(root, body)),
  );
  app.post("/api/v1", packages.readJson, (request, response, next) => {
    checkCall(root, request.body).then(
      (checked) => {
        request.body = checked;
        next();
      },
      (error: unknown) => refuse(error, response),
    );
  });
  await packages.registerLocalFs(app, { logLevel: "error" });
  app.use("/", packages.serveFolder(page));
  return origin;
}

/** Opens the port, or any free one where it is taken (another editing page is open). */
async function listen(app: App, port: number): Promise<number> {
  const server = app.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (port === 0) throw error;
    return listen(app, 0);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/**
 * Lets nobody in but the editing page itself: pages of other sites that are open in the same
 * browser could call this server too, under its address or under a name of theirs that leads here.
 */
function sameOrigin(origin: string): Handler {
  return ({ headers }, response, next) => {
    const isOurs = headers.host === new URL(origin).host && (headers.origin ?? origin) === origin;
    if (isOurs) next();
    else response.status(403).json({ error: `The editing page is at ${origin}.` });
  };
}

function answer(work: (request: EditorRequest) => Promise<unknown>): Handler {
  return (request, response) => {
    work(request).then(
      (result) => response.json(result),
      (error: unknown) => refuse(error, response),
    );
  };
}

function refuse(error: unknown, response: EditorResponse): void {
  const faults = error instanceof Refusal ? error.faults : [];
  response.status(422).json({ error: messageOf(error), faults });
}

/** Cuts a picture of the site to a rectangle, for good. */
async function crop(root: string, body: EditorRequest["body"]): Promise<unknown> {
  const name = stringAt(body, "file") ?? "";
  if (!/^[a-z0-9-]+\.[a-z]+$/.test(name)) throw new Error(`${name} is no picture of the site.`);
  const file = `data/pictures/${name}`;
  const [left = 0, top = 0, width = 1, height = 1] = ["left", "top", "width", "height"].map(
    (side) => numberAt(body, side),
  );
  const bytes = await readFile(join(root, file));
  const cut = await cropPicture(bytes, { left, top, width, height });
  const files = await prepareSave(root, [{ path: file, content: cut }]);
  for (const [path, content] of files) await writeFile(join(root, path), content ?? "");
  return { cut: true };
}
