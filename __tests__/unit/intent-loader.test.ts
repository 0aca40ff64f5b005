import { deferScripts } from "../../src/hosting/intent-loader";

/** The end of a page as Gatsby 5.16 writes it. */
function gatsbyPage(path: string): string {
  return `<!DOCTYPE html><html><head><title>A page</title></head><body><p>Words</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"component---src-templates-town-tsx\\":[\\"/town-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b2c";</script><script src="/runtime-3.js" async></script><script src="/framework-4.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}

const scriptOf = (html: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1];

describe("the intent loader", () => {
  const html = deferScripts(gatsbyPage("/faq"));

  it("leaves no script on the page that loads a file by itself", () => {
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("leaves the rest of the page as it is", () => {
    const [before, after] = gatsbyPage("/faq").split(
      /<script id[\s\S]*slice-end id="_gatsby-scripts-1" -->/,
    );
    expect(html.startsWith(before ?? "?")).toBe(true);
    expect(html.endsWith(after ?? "?")).toBe(true);
  });

  it("names the files in Gatsby's order", () => {
    expect(html).toContain('["/runtime-3.js","/framework-4.js","/app-1.js"]');
  });

  it("tells Gatsby its page and its build", () => {
    expect(html).toContain(`<script data-page="/faq">`);
    expect(html).toContain(`___webpackCompilationHash="0a1b2c"`);
  });

  it("fetches a style sheet with the scripts, where there is one", () => {
    expect(deferScripts(gatsbyPage("/faq"), "/styles-5.css")).toContain(`href:"/styles-5.css"`);
  });

  it("is the same script on all pages, so that one hash admits it", () => {
    expect(scriptOf(deferScripts(gatsbyPage("/locations/nutley")))).toBe(scriptOf(html));
  });

  it("keeps an address from ending its attribute", () => {
    expect(deferScripts(gatsbyPage('/"><b>&'))).toContain('data-page="/&quot;><b>&amp;"');
  });

  it("refuses a page that ends otherwise, as after an update of Gatsby", () => {
    expect(() => deferScripts("<html><body><p>Words</p></body></html>")).toThrow(
      "Gatsby's scripts",
    );
    expect(() => deferScripts(gatsbyPage("/faq").replaceAll(" async>", " defer>"))).toThrow(
      "have changed",
    );
  });
});
