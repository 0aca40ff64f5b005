import { createHash } from "node:crypto";

/**
 * The content security policy: nothing is allowed but what the site uses, and of the scripts and
 * styles that stand inside its pages only those whose hash it names (CSP level 3).
 */

/** The hashes of what stands inside a page, in the form that the policy wants. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types of script elements that browsers run or obey; all others hold data, which needs no leave. */
const scriptTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

/**
 * The hashes of the scripts and styles inside a page.
 * @param html the page as it is published
 * @throws Error where an element has a style attribute or a script attribute such as onclick: the
 *   policy blocks those.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const rest = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (_, name: string, attributes: string, content: string) => {
      if (name === "style") styles.add(hash(content));
      else if (isInlineScript(attributes)) scripts.add(hash(content));
      return `<${name}${attributes}></${name}>`;
    },
  );
  refuseInlineAttributes(rest);
  return { scripts: [...scripts], styles: [...styles] };
}

function isInlineScript(attributes: string): boolean {
  if (/\ssrc=/.test(attributes)) return false;
  return scriptTypes.has(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? "");
}

function refuseInlineAttributes(html: string): void {
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
    const names = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/\s(style|on[a-z]+)=/i.test(names)) {
      throw new Error(`The content security policy blocks a style or script in ${tag}`);
    }
  }
}

/** Pages share their scripts and styles, so that each is hashed once a build. */
const known = new Map<string, string>();

function hash(content: string): string {
  const found = known.get(content);
  if (found) return found;
  const made = `'sha256-${createHash("sha256").update(content, "utf8").digest("base64")}'`;
  known.set(content, made);
  return made;
}

/** The hashes of several pages together, each once and in a fixed order. */
export function allHashes(pages: Iterable<InlineHashes>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    page.scripts.forEach((script) => scripts.add(script));
    page.styles.forEach((style) => styles.add(style));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** The address of the configured backend, the one foreign address that scripts may call. */
export function backendOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const address = environment.GATSBY_SUPABASE_URL;
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * The policy for pages with these inline scripts and styles. It goes into a header: a meta element
 * cannot say who may frame the page.
 * @param backend the origin of the configured backend, if there is one
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  backend = backendOrigin(),
): string {
  return policyText([...directives({ scripts, styles }, backend), ["frame-ancestors", "'none'"]]);
}

/** The policy for a meta element, on hosts that cannot send headers. */
export function contentSecurityPolicyInPage(
  hashes: InlineHashes,
  backend = backendOrigin(),
): string {
  return policyText(directives(hashes, backend));
}

type Directive = readonly [name: string, ...values: string[]];

function directives({ scripts, styles }: InlineHashes, backend?: string): Directive[] {
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles], // 'self' for the style sheet of sitemap.xml
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["manifest-src", "'self'"],
    ["connect-src", "'self'", ...(backend ? [backend] : [])],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default"],
  ];
}

const policyText = (all: readonly Directive[]) => all.map((one) => one.join(" ")).join("; ");
