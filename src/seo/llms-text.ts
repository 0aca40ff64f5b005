/** A page as language models are told of it. */
export interface LlmsPage {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
}

/** What llms.txt says. */
interface LlmsSite {
  readonly name: string;
  readonly host: string;
  /** What the business does, in a sentence or two. */
  readonly summary: string;
  /** Facts with their names, such as ["Phone", "(973) 555-0142"]. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly headings: { readonly main: string; readonly service: string; readonly location: string };
  readonly pages: readonly LlmsPage[];
}

/** Writes llms.txt (llmstxt.org): what the site is, its facts and its pages in Markdown. Legal pages stand under the format's own heading for what may be skipped. */
export function llmsText(site: LlmsSite): string {
  const { headings, pages } = site;
  const ofKinds = (...kinds: string[]) => pages.filter(({ kind }) => kinds.includes(kind));
  const groups: readonly (readonly [string, readonly LlmsPage[]])[] = [
    [headings.main, ofKinds("page")],
    [headings.service, ofKinds("service")],
    [headings.location, [...ofKinds("town"), ...ofKinds("landing")]],
    ["Optional", ofKinds("legal")],
  ];
  return [
    `# ${site.name}`,
    `> ${site.summary}`,
    site.facts.map(([name, value]) => `- ${name}: ${value}`).join("\n"),
    ...groups.flatMap(([heading, group]) =>
      group.length > 0
        ? [`## ${heading}`, group.map((page) => pageLine(page, site.host)).join("\n")]
        : [],
    ),
  ]
    .join("\n\n")
    .concat("\n");
}

function pageLine({ path, title, description }: LlmsPage, host: string): string {
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${host}${path}): ${description}`;
}
