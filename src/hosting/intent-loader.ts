/**
 * The intent loader: no byte of JavaScript is fetched until the visitor shows intent (design: HTML
 * first). Gatsby ends each page with scripts that load at once; this puts in their place one short
 * script that adds the same files, in the same order, at the first movement of a pointer (a finger is
 * one), key, click, wheel or scroll, and with them the styles of the site's other pages. What the
 * visitor does meanwhile gets the browser's own answer: links navigate, popovers and details open, and
 * hydration leaves them as they are.
 *
 * Scrolling alone, as a screen reader does it, counts once the page has loaded and had time to settle:
 * before that the browser itself scrolls, to the place that the address names or to where the visitor
 * was before Back or a reload.
 *
 * Besides that the script
 * - adds the files at once where an element of the page has the attribute `data-hydrate`: always
 *   where it is empty, else where the address's query matches it as a pattern;
 * - loads the page anew where Back leads from it to an entry that an earlier, hydrated page pushed:
 *   the browser changes the address alone and leaves the showing to a script that is not there.
 *
 * Gatsby's list of each template's files is left out: it only serves to fetch a template, of one or
 * two kB, before a link to it is followed, and would weigh more than that on every page.
 *
 * Its text is the same on all pages of a build, so that one hash admits it in a content security
 * policy; the page's own address stands in an attribute.
 */

/** What Gatsby writes at the end of a page. */
interface GatsbyScripts {
  /** The page's address, by which Gatsby finds its data. */
  readonly pagePath: string;
  /** Names this build of the scripts, so that Gatsby reloads where page and data differ. */
  readonly compilation: string;
  /** The files that start the page, in order. */
  readonly files: readonly string[];
}

const block = /<script id="gatsby-script-loader">[\s\S]*<!-- slice-end id="_gatsby-scripts-1" -->/;

/**
 * Replaces Gatsby's scripts by the intent loader.
 * @param html a page as Gatsby wrote it
 * @param styles the address of a style sheet that is wanted with the scripts
 * @throws Error where Gatsby's scripts are not as expected, as after an update of Gatsby: shipping
 *   them unchanged would load them at once on every page.
 */
export function deferScripts(html: string, styles?: string): string {
  const [written] = block.exec(html) ?? [];
  if (written === undefined) throw new Error("The page does not end with Gatsby's scripts.");
  const { pagePath, ...shared } = readScripts(written);
  const page = pagePath.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return html.replace(
    block,
    () => `<script data-page="${page}">${loader(shared, styles)}</script>`,
  );
}

function readScripts(written: string): GatsbyScripts {
  const pagePath = /window\.pagePath=("(?:[^"\\]|\\.)*");/.exec(written)?.[1];
  const compilation = /window\.___webpackCompilationHash="(\w+)"/.exec(written)?.[1];
  const files = Array.from(
    written.matchAll(/<script src="([^"]+)" async>/g),
    ([, file]) => file ?? "",
  );
  if (!pagePath || !compilation || files.length === 0) {
    throw new Error(
      "Gatsby's scripts at the end of a page have changed; the intent loader cannot read them.",
    );
  }
  const path: string = JSON.parse(pagePath);
  return { pagePath: path, compilation, files };
}

function loader(
  { compilation, files }: Omit<GatsbyScripts, "pagePath">,
  styles: string | undefined,
): string {
  return [
    "(w=>{let n=1;const d=document,p=location.pathname,",
    "a=(e,o)=>d.body.append(Object.assign(d.createElement(e),o)),",
    "g=()=>{if(n){n=0;",
    styles ? `a("link",{rel:"stylesheet",href:${literal(styles)}});` : "",
    `${literal(files)}.forEach(src=>a("script",{async:!1,src}))}},`,
    'l=s=>s.split(" ").forEach(e=>addEventListener(e,g,{capture:!0,passive:!0}));',
    "w.pagePath=d.currentScript.dataset.page;",
    `w.___webpackCompilationHash=${literal(compilation)};`,
    "w.___chunkMapping={};",
    'l("pointermove pointerdown keydown click wheel");',
    'addEventListener("load",()=>setTimeout(l,400,"scroll"));',
    'addEventListener("popstate",()=>w.___loader||location.pathname==p||location.reload());',
    '[...d.querySelectorAll("[data-hydrate]")]',
    ".some(e=>RegExp(e.dataset.hydrate).test(location.search))&&g()",
    "})(window)",
  ].join("");
}

/** Writes a value into a script; `<` could end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
