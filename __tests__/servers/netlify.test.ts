import { createRequire } from "node:module";
import { join } from "node:path";
import { redirectsFile } from "../../src/hosting/host-files";
import { hostRuntimes } from "../support/host-runtimes";
import { rulesWithRedirect } from "../support/host-rules";
import { addressedPages } from "../support/built-site";

/** Netlify's own matcher of `_redirects`, as its command line and its network use it. */
interface Matcher {
  match(request: Record<string, unknown>): { to: string; status: number; force: boolean } | null;
}
interface Redirector {
  parsePlain(file: string, ...rest: unknown[]): Promise<Matcher>;
}

let matcher: Matcher;
beforeAll(async () => {
  const require = createRequire(__filename);
  const redirector: Redirector = require(join(hostRuntimes, "node_modules", "netlify-redirector"));
  const pages = addressedPages.map(({ path }) => path);
  const file = redirectsFile(rulesWithRedirect, pages, true);
  matcher = await redirector.parsePlain(file, "", ["country"], "", "");
});

const match = (path: string) =>
  matcher.match({
    scheme: "https",
    host: "roofing.example.com",
    path,
    query: "",
    headers: {},
    cookieValues: {},
    getHeader: () => "",
    getCookie: () => "",
  });

test.each([
  ["/faq.html", "/faq"],
  ["/locations/clifton.html", "/locations/clifton"],
  ["/index.html", "/"],
  ["/questions-and-answers", "/faq"],
  ["/questions-and-answers/", "/faq"],
])("%s leads to %s for good, even where a file has that name", (path, to) => {
  expect(match(path)).toMatchObject({ to, status: 301, force: true });
});

test.each(["/", "/faq", "/faq/", "/locations", "/locations/clifton", "/robots.txt", "/FAQ"])(
  "no rule stands before %s: a page never leads to itself",
  (path) => {
    expect(match(path)).toBeNull();
  },
);
