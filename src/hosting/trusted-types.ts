/**
 * The guard of the page's dangerous sinks (Trusted Types): the content security policy makes the
 * browser ask it before a string becomes markup, script or a script's address.
 * - Markup must hold nothing that runs or leads elsewhere: React writes the icons' paths and makes
 *   empty script elements, Gatsby fills the head of a page that it opens.
 * - Script text must be JSON, as structured data is.
 * - A script's address must be one of the site's own.
 * What the guard refuses stays undone, and the browser reports it on the console.
 */
const guard = [
  "(w=>{w.trustedTypes&&trustedTypes.createPolicy('default',{",
  "createHTML:h=>h.includes('<')&&/<(script(?!><.script>$)|iframe|object|embed|base|meta|link|form)",
  "|[\\s\"'/]on\\w+\\s*=|javascript:|srcdoc/i.test(h)?null:h,",
  "createScript:s=>{try{JSON.parse(s);return s}catch{return null}},",
  "createScriptURL:u=>new URL(u,location).origin==location.origin?u:null",
  "})})(window)",
].join("");

const element = `<script>${guard}</script>`;

/**
 * Puts the guard into a page, before all scripts that run.
 * @param html a whole page
 */
export function guardSinks(html: string): string {
  return html.replace("</head>", () => `${element}</head>`);
}
