import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { answerTo } from "./answer";
import { unfinishedReason } from "./build-state";
import { fileKind } from "./content-types";
import { cacheControl, movedStatus, notFoundFile, type HostRules } from "./rules";

/**
 * A server for this machine that follows the same rules as the hosts of the site: same addresses,
 * headers, compressed files and status codes. `send` does what HTTP asks of a file: ranges,
 * conditions, HEAD.
 * @param root the site's folder, with a finished build
 * @param rules the rules of that build
 * @returns a server that does not listen yet
 * @throws Error where there is no finished build.
 */
export function siteServer(root: string, rules = builtRules(root)): Server {
  const problem = unfinishedReason(root);
  if (problem) throw new Error(`${problem} Run npm run build first.`);
  return createServer((request, response) => {
    handle(request, response, join(root, "public"), rules);
  });
}

function builtRules(root: string): HostRules {
  const file = join(root, "deploy", "rules.json");
  if (!existsSync(file)) throw new Error("There is no build yet. Run npm run build first.");
  return JSON.parse(readFileSync(file, "utf8"));
}

function handle(
  request: IncomingMessage,
  response: ServerResponse,
  publicFolder: string,
  rules: HostRules,
): void {
  const { method, url = "" } = request;
  const [address = "", query] = split(url, "?");
  setHeaders(response, rules.headers);
  if (request.headers["x-forwarded-proto"] === "https") setHeaders(response, rules.secureHeaders);
  response.setHeader("Cache-Control", cacheControl(address));
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const answer = answerTo(address, rules.redirects, (file) => isFile(join(publicFolder, file)));
  if (answer.kind === "moved") {
    const location = query === undefined ? answer.to : `${answer.to}?${query}`;
    response.writeHead(movedStatus, { Location: location }).end();
  } else if (answer.kind === "file") {
    sendFile(request, response, publicFolder, answer.file);
  } else {
    response.statusCode = 404;
    response.setHeader("Cache-Control", cacheControl(`/${notFoundFile}`));
    sendFile(request, response, publicFolder, notFoundFile);
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  publicFolder: string,
  file: string,
): void {
  const { type, compressible } = fileKind(file);
  const twin = compressible ? compressedTwin(join(publicFolder, file), request) : undefined;
  response.setHeader("Content-Type", type);
  if (compressible) response.setHeader("Vary", "Accept-Encoding");
  if (twin) response.setHeader("Content-Encoding", twin.encoding);
  send(request, `/${file}${twin?.ending ?? ""}`, {
    root: publicFolder,
    dotfiles: "allow", // answerTo lets through none but those of .well-known
    cacheControl: false,
    acceptRanges: response.statusCode !== 404,
  })
    .on("error", (error: { status?: number }) => {
      response.statusCode = error.status ?? 500;
      response.end();
    })
    .pipe(response);
}

const twins = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** The compressed twin of a file that the browser takes, where there is one as new as the file. */
function compressedTwin(file: string, request: IncomingMessage) {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const modified = modifiedAt(file);
  return twins.find(
    ({ encoding, ending }) => accepted.has(encoding) && modifiedAt(file + ending) === modified,
  );
}

/** The codings of an Accept-Encoding header, without those that it rules out by q=0 (RFC 9110, 12.5.3). */
function acceptedEncodings(header: string | string[] | undefined): ReadonlySet<string> {
  const parts = String(header ?? "")
    .toLowerCase()
    .split(",");
  const wanted = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  return new Set(wanted.map((part) => split(part, ";")[0]?.trim() ?? ""));
}

function modifiedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtime.getTime();
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A text before and after the first of a mark. */
function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
