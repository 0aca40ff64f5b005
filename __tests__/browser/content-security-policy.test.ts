import type { Page } from "playwright-core";
import { statePolicy } from "../../src/hosting/finish-html";
import { allPaths } from "../support/routes";
import { hydrate, hydrated, siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

/** Notes what the policy blocks on a page, from its first moment on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const blocked: string[] = [];
    Reflect.set(window, "blocked", blocked);
    document.addEventListener("securitypolicyviolation", (event) => {
      blocked.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

/** What is refused is on the console. */
const refusal = /^This document requires 'Trusted(HTML|Script|ScriptURL)' assignment/;
const blocked = (page: Page) => page.evaluate(() => Reflect.get(window, "blocked"));

test("the policy blocks nothing on any page, before and after its scripts, and none loads twice", async () => {
  site.forgive(/status of 404/);
  const page = await site.open("/", { before: watchPolicy });
  for (const path of [...allPaths, "/no-such-page"]) {
    await page.goto(path);
    await page.waitForLoadState("load");
    expect([path, await blocked(page)]).toEqual([path, []]);
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await hydrate(page);
    expect([path, await blocked(page)]).toEqual([path, []]);
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  }
}, 600_000);

test("the policy blocks nothing on the way from page to page by script", async () => {
  const page = await site.open("/", { before: watchPolicy });
  await hydrate(page);
  for (const path of [...allPaths.slice(1), "/"]) {
    await page.evaluate((to) => Reflect.get(window, "___navigate")(to), path);
    await page.waitForFunction(
      (to) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(to),
      path,
    );
    expect([path, await blocked(page)]).toEqual([path, []]);
  }
  await hydrated(page);
}, 600_000);

test("a page that states the policy itself, for a host that sends no headers, works under it", async () => {
  site.forgive(refusal);
  const page = await site.open("/robots.txt", { before: watchPolicy });
  await page.route("**/faq", async (route) => {
    const response = await route.fetch();
    const body = statePolicy(await response.text());
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto("/faq");
  await hydrate(page);
  expect(await blocked(page)).toEqual([]);
  const inline = () => page.evaluate(() => document.body.setAttribute("onclick", "window.ran = 1"));
  await inline().catch(() => undefined); // Trusted Types refuse it, or the policy stops it later.
  await page.evaluate(() => document.body.click());
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
});

test.each([
  ["markup that runs", "<img src=x onerror=alert(1)>"],
  ["a frame", "<iframe srcdoc='x'></iframe>"],
  ["a script", "<script>alert(1)</script>"],
  ["a form", "<form action=https://example.com>"],
])("%s cannot be written into a page", async (_, markup) => {
  site.forgive(refusal);
  const page = await site.open("/faq");
  const refused = await page.evaluate((html) => {
    try {
      document.createElement("div").innerHTML = html;
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  }, markup);
  expect(refused).toBe(true);
});

test("no script runs that the page did not bring", async () => {
  site.forgive(refusal);
  const page = await site.open("/faq", { before: watchPolicy });
  await page.evaluate(() => {
    const attempts = [
      () => (document.createElement("script").text = "window.ran = true"),
      () => (document.createElement("script").src = "https://example.com/script.js"),
      () => document.body.setAttribute("onclick", "window.ran = true"),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused, as it should be.
      }
    }
    document.body.click();
  });
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
});

test("pages cannot be framed", async () => {
  const { headers } = await fetch(`${site.origin}/faq`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
