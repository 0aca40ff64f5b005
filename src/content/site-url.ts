import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringAt, type Json } from "./json";

/**
 * The site's address without a slash at the end: the environment's SITE_URL, else the host in
 * data/business.json.
 * @throws Error where the record cannot be read or has no host.
 */
export function siteUrl(root: string): string {
  const fromEnvironment = process.env.SITE_URL;
  if (fromEnvironment) return fromEnvironment.replace(/\/+$/, "");
  const file = join(root, "data", "business.json");
  const business: Json = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const host = stringAt(business, "host");
  if (host === undefined) throw new Error("data/business.json: the field host is missing.");
  return host;
}
