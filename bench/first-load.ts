import type { Browser, CDPSession, Page } from "playwright-core";

/** What a page fetched: bytes as they came over the wire, with their headers, by type. */
interface Fetched {
  readonly requests: number;
  readonly bytes: number;
  readonly document: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly scripts: number;
  readonly data: number;
}

/** A phone as Lighthouse simulates it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Answer {
  readonly type: string;
  bytes: number;
}

/** Listens to what a page fetches from now on. */
async function listen(session: CDPSession): Promise<() => Fetched> {
  const answers = new Map<string, Answer>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other" }) => {
    answers.set(requestId, { type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  return () => {
    const all = [...answers.values()];
    const sum = (...types: string[]) =>
      all.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: all.length,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      document: sum("Document"),
      fonts: sum("Font"),
      pictures: sum("Image"),
      scripts: sum("Script"),
      data: sum("XHR", "Fetch"),
    };
  };
}

/** What a page fetches before and after the visitor shows intent. */
export interface PageLoad {
  readonly before: Fetched;
  /** All that was fetched once the page had answered the first movement of the pointer. */
  readonly after: Fetched;
}

/** Loads a page as a phone does, without anything in cache, then moves the pointer over it. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const fetched = await listen(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: "networkidle" });
    const before = fetched();
    await page.mouse.move(100, 300);
    await settle(page);
    return { before, after: fetched() };
  } finally {
    await context.close();
  }
}

/** Waits until the page is hydrated and has fetched what it wants. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.waitForLoadState("networkidle");
}
