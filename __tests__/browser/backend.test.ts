import {
  AUTO_REFRESH_TICK_DURATION_MS,
  AUTO_REFRESH_TICK_THRESHOLD,
} from "@supabase/auth-js/dist/main/lib/constants";
import type { Browser, Page } from "playwright-core";
import { BackendPage } from "../support/backend-page";
import { launchChromium } from "../support/chromium";
import { eventually } from "../support/eventually";

/** Specification section 9, 'Backend client', in milliseconds. */
const tick = 30_000;
const expiring = 120_000;
const firstRetry = 200;

const backend = new BackendPage();
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
  await backend.start();
});
afterAll(async () => {
  await browser.close();
  backend.stop();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const user = { id: "6c1d", aud: "authenticated", role: "authenticated", email: "a@example.com" };

/** A session as the backend gives it. */
const session = (refreshToken: string, expiresAt: number) => ({
  access_token: "header.payload.signature",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: Math.round(expiresAt / 1000),
  refresh_token: refreshToken,
  user,
});

/** Opens a page whose stored session expires after some time, and starts the client; its clock is the test's. */
async function start(expiresIn: number): Promise<Page> {
  const page = await browser.newPage();
  const now = Date.UTC(2026, 0, 5, 12);
  await page.clock.install({ time: now });
  await page.goto(backend.origin);
  // Far enough ahead, as the clock runs while the page opens.
  const start = now + 60_000;
  await page.clock.pauseAt(start);
  const stored = session("first", start + expiresIn);
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: backend.storageKey,
    value: JSON.stringify(stored),
  });
  backend.asked.length = 0;
  await page.addScriptTag({ type: "module", url: "/client.js" });
  await page.evaluate(() => Reflect.get(window, "started"));
  return page;
}

const events = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(Reflect.get(window, "events")));

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), backend.storageKey);

/** Lets the page's clock run, in milliseconds, and the requests arrive that it sends meanwhile. */
async function run(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => fetch("/").then((answer) => answer.text()));
}

/** Waits until the page has set a timer of so many milliseconds. */
const waitsFor = (page: Page, milliseconds: number) =>
  page.waitForFunction(
    (wait) => Array.from(Reflect.get(window, "waits")).includes(wait),
    milliseconds,
    { polling: 20 },
  );

test("the library checks the session every 30 s and takes one for expiring within 120 s, as specified", () => {
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(tick);
  // It counts whole ticks that are left and refreshes with three of them or fewer: below four, 120 s.
  expect((AUTO_REFRESH_TICK_THRESHOLD + 1) * AUTO_REFRESH_TICK_DURATION_MS).toBe(expiring);
});

test("a session is refreshed by the first check within 120 s of its expiry", async () => {
  backend.answer = { status: 200, body: session("second", Date.UTC(2026, 0, 5, 14)) };
  const page = await start(expiring + tick + 5000);
  await run(page, 1000); // 154 s are left
  await run(page, tick); // 124 s
  expect(backend.asked).toEqual([]);
  await run(page, tick); // 94 s
  await eventually(async () => {
    expect(backend.asked).toEqual(["first"]);
    expect(await stored(page)).toMatchObject({ refresh_token: "second" });
    expect(await events(page)).toContain("TOKEN_REFRESHED");
  });
});

test("a session that expires soon is refreshed at start, and the new one survives a reload", async () => {
  backend.answer = { status: 200, body: session("second", Date.UTC(2026, 0, 5, 14)) };
  const page = await start(expiring - 1000);
  await run(page, 1000);
  await eventually(async () =>
    expect(await stored(page)).toMatchObject({ refresh_token: "second" }),
  );
  await page.reload();
  expect(await stored(page)).toMatchObject({ refresh_token: "second", user });
});

test.each([
  ["still valid", 60_000],
  ["expired", -60_000],
])(
  "an error that no retry can mend removes a session that is %s and signs out",
  async (_, left) => {
    backend.answer = {
      status: 400,
      body: { code: 400, error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
    };
    const page = await start(left);
    await run(page, 1000);
    await eventually(async () => {
      expect(await stored(page)).toBeNull();
      expect(await events(page)).toContain("SIGNED_OUT");
    });
    expect(backend.asked).toEqual(["first"]);
  },
);

test("an error that a retry may mend is retried after 200 ms, then 400, 800 and so on, and keeps the session", async () => {
  backend.answer = { status: 503, body: {} };
  const page = await start(60_000);
  let asked = 1;
  await eventually(() => expect(backend.asked).toHaveLength(asked));
  for (let wait = firstRetry; wait <= 3200; wait *= 2) {
    await waitsFor(page, wait);
    await run(page, wait - 1);
    expect(backend.asked).toHaveLength(asked);
    await run(page, 1);
    asked += 1;
    await eventually(() => expect(backend.asked).toHaveLength(asked));
  }
  expect(await stored(page)).toMatchObject({ refresh_token: "first" });
  expect(await events(page)).not.toContain("SIGNED_OUT");

  backend.answer = { status: 200, body: session("second", Date.UTC(2026, 0, 5, 14)) };
  await waitsFor(page, 6400);
  await run(page, 6400);
  await eventually(async () =>
    expect(await stored(page)).toMatchObject({ refresh_token: "second" }),
  );
});
