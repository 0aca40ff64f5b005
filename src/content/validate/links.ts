import { oneOf, quote } from "../fault";
import { nearest } from "../nearest";
import { parseRichText } from "../rich-text";
import { pagePath } from "../site-index";
import type { SiteRecord } from "../records";
import type { Complaint, Placed, Site, StringRule } from "./site";

/**
 * The rules for links, in fields of the format `target` and in rich text: each leads to a page of
 * this site, to a place on one, or is the word call or text. Links to other sites, scripts and
 * files are refused, so that no record can lead a visitor astray.
 */
export const linkRule: StringRule = {
  concerns: ({ format }) => format === "target" || format === "rich-text",
  complaints,
};

function* complaints({ value, schema, record }: Placed<string>, site: Site): Generator<Complaint> {
  if (schema.format === "target" && value !== "call" && value !== "text") {
    yield* judge(value, record, site);
  }
  if (schema.format !== "rich-text") return;
  for (const part of parseRichText(value)) {
    if (typeof part === "string") continue;
    if (dials.test(part.to)) yield noDialling(part.to);
    else yield* judge(part.to, record, site);
  }
}

const dials = /^(call|text|tel:.*|sms:.*|callto:.*)$/i;

function noDialling(target: string): Complaint {
  return {
    message: "Links in a text lead to pages; buttons alone dial.",
    found: quote(target),
    allowed: pagesAllowed,
    suggestion: "{business.phone}, the number without a link",
  };
}

const pagesAllowed =
  "a page of this site such as /free-estimate, or a place on one such as /faq#financing";

type Judgement = Complaint | undefined;

function* judge(target: string, record: SiteRecord, site: Site): Generator<Complaint> {
  const complaint = complaintAbout(target, record, site);
  if (complaint) yield complaint;
}

function complaintAbout(target: string, record: SiteRecord, site: Site): Judgement {
  const refuse = (message: string, suggestion?: string): Complaint => ({
    message,
    found: quote(target),
    allowed: `${pagesAllowed}; for buttons also the word call or text`,
    suggestion: suggestion && `"${suggestion}"`,
  });
  if (/^(call|text)$/i.test(target.trim()))
    return refuse("The word is not written in lower case.", target.trim().toLowerCase());
  if (/^[a-z]:[\\/]|\\/i.test(target))
    return refuse(
      "The address is written with a drive letter or backslashes, as for files on a computer.",
      lastPart(target, site),
    );
  if (/^(tel|callto):/i.test(target))
    return refuse("The phone number is not written into links.", "call");
  if (/^sms:/i.test(target)) return refuse("The phone number is not written into links.", "text");
  const outside = /^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i.exec(target);
  if (outside) return refuse("Links lead to this site's own pages alone.", ownPath(target, site));
  if (/[\s%?]|\.\.|\/\//.test(target)) {
    return refuse(
      "The address holds a space, %, ?, .. or //, which addresses of this site never do.",
      site.addresses.nearest(target),
    );
  }
  if (!target) return refuse("The link is empty.");
  const [path = "", anchor] = target.split("#");
  if (target.split("#").length > 2) return refuse("The address holds more than one #.");
  return path
    ? judgePage(path, anchor, site, refuse)
    : judgeSamePage(anchor ?? "", record, site, refuse);
}

type Refuse = (message: string, suggestion?: string) => Complaint;

function judgePage(
  path: string,
  anchor: string | undefined,
  { addresses }: Site,
  refuse: Refuse,
): Judgement {
  if (!addresses.has(path)) {
    const near = addresses.nearest(path);
    return refuse(whyNoPage(path), near && (anchor ? `${near}#${anchor}` : near));
  }
  if (anchor === undefined) return undefined;
  if (anchor === "") return refuse("The address ends in # without the name of a place.", path);
  if (addresses.hasAnchor(path, anchor)) return undefined;
  return badAnchor(
    path,
    anchor,
    addresses.anchorsAt(path).map(({ id }) => id),
    refuse,
    path,
  );
}

function whyNoPage(path: string): string {
  if (!path.startsWith("/")) return "The address does not start with a slash.";
  if (path === "/404.html") return "This page stands in for missing ones; nothing can link to it.";
  if (path.endsWith("/")) return "The address ends with a slash; addresses of this site never do.";
  if (/\.html?$/i.test(path)) return "The address ends in .html; addresses of this site never do.";
  if (path !== path.toLowerCase()) {
    return "The address holds capital letters; addresses of this site never do.";
  }
  return "No page of this site has this address.";
}

/** A link that is only #place: right on a record's own page, wrong where the words appear on several. */
function judgeSamePage(
  anchor: string,
  record: SiteRecord,
  { addresses }: Site,
  refuse: Refuse,
): Judgement {
  const ids = addresses.anchorsOf(record).map(({ id }) => id);
  if (pagePath(record) === undefined) {
    const home = addresses.hasPage("/faq") && record.kind === "faq" ? "/faq" : "/";
    const meant = addresses.hasAnchor(home, anchor) ? `${home}#${anchor}` : undefined;
    return refuse(
      "These words appear on several pages, so the link needs the address of a page before the #.",
      meant,
    );
  }
  if (!anchor) return refuse("The link is only a #, which leads nowhere.");
  return ids.includes(anchor) ? undefined : badAnchor("this page", anchor, ids, refuse, "");
}

function badAnchor(
  where: string,
  anchor: string,
  ids: readonly string[],
  refuse: Refuse,
  path: string,
): Complaint {
  const meant = nearest(anchor, ids);
  return {
    ...refuse(`No place on ${where} has the name after the #.`, meant && `${path}#${meant}`),
    allowed: ids.length
      ? `on ${where}: ${oneOf(ids.map((id) => `#${id}`))}`
      : `no # at all: ${where} has no named places`,
  };
}

/** The page of this site that a full address probably means. */
function ownPath(target: string, { addresses }: Site): string | undefined {
  const path = /^(?:https?:)?(?:\/\/)?[\w.-]+(\/[^?]+)/i.exec(target)?.[1];
  return path && addresses.nearest(path);
}

function lastPart(target: string, { addresses }: Site): string | undefined {
  return addresses.nearest(target.split(/[\\/]/).at(-1) ?? "");
}
