import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { host } from "../support/contact";
import { linksIn, textOf } from "../support/built-site";
import { SiteCopy } from "../support/site-copy";
import { repository } from "../support/temporary-site";

/** A town and a landing page are added as two files, and nothing else is edited. */
const town = "/locations/glen-ridge";
const landing = "/residential-roofing-glen-ridge-nj";

const site = new SiteCopy();
const read = (file: string) => readFileSync(join(site.root, "public", file), "utf8");
const page = (path: string) => parse(read(`${path === "/" ? "index" : path}.html`));
const mainOf = (path: string) => page(path).querySelector("main");

beforeAll(() => {
  cpSync(join(repository, "__tests__", "fixtures", "new-records"), join(site.root, "data"), {
    recursive: true,
  });
  site.build();
}, 600_000);

afterAll(() => site.remove());

describe("a new town and a new landing page", () => {
  test("have pages with their own words and head", () => {
    expect(textOf(mainOf(town))).toContain("A crew reaches Glen Ridge in under 65 minutes.");
    expect(textOf(mainOf(town))).toContain("About 7,800");
    for (const path of [town, landing]) {
      expect(page(path).querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
        `${host}${path}`,
      );
      expect(page(path).querySelectorAll("h1")).toHaveLength(1);
    }
  });

  test("a town without neighborhoods shows the words above them and no empty list", () => {
    expect(textOf(mainOf(town))).toContain("The ground falls east and west of the crest.");
    const lists = mainOf(town)?.querySelectorAll("ul, ol") ?? [];
    expect(lists.filter((list) => list.querySelector("li") === null)).toEqual([]);
  });

  test.each(["/", "/locations", "/free-estimate", "/services/emergency-repairs", "/sitemap"])(
    "the list of towns on %s has it",
    (path) => {
      expect(linksIn(mainOf(path))).toContain(town);
    },
  );

  test("the site map, the XML site map and the town's page have the landing page", () => {
    expect(linksIn(mainOf("/sitemap"))).toContain(landing);
    expect(linksIn(mainOf(town))).toContain(landing);
    for (const path of [town, landing]) {
      expect(read("sitemap.xml")).toContain(`<loc>${host}${path}</loc>`);
    }
  });

  test("the landing page has its town's breadcrumb", () => {
    expect(linksIn(mainOf(landing)).slice(0, 3)).toEqual(["/", "/locations", town]);
  });
});

test("a change of the styles alone is in the pages after the next build", () => {
  appendFileSync(join(site.root, "src", "layout", "footer.module.css"), ".footer { rotate: 7deg }");
  site.build();
  for (const path of ["/", town, landing]) {
    const styles = page(path).querySelectorAll("style");
    expect(styles.map((style) => style.textContent).join()).toContain("rotate:7deg");
  }
}, 300_000);
