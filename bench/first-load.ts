import type { Browser, CDPSession, Page } from "playwright-core";
import { phone } from "../__tests__/support/phone";
import { listen, type Fetched, type Traffic } from "./traffic";

/** A page that a phone has loaded, and what it fetches. */
interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

/** What a page fetches before and after the visitor shows intent. */
export interface PageLoad {
  readonly before: Fetched;
  /** All that was fetched once the page had answered the first touch. */
  readonly after: Fetched;
}

/**
 * Loads a page as a phone does, without anything in cache, until it fetches nothing more.
 * @param task what to do with the page before it is closed
 */
export async function visit<Result>(
  browser: Browser,
  url: string,
  task: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await listen(session);
    await page.goto(url);
    await traffic.quiet();
    return await task({ page, session, traffic });
  } finally {
    await context.close();
  }
}

/**
 * Touches a page without tapping it, and waits until it is hydrated and has fetched what it wants. No
 * phone has a mouse, which would stay where it is and come to lie on a link of the menu that opens there.
 */
export async function showIntent({ page, session, traffic }: Visit): Promise<void> {
  const touchPoints = [{ x: 100, y: 300 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await traffic.quiet();
}

/** Measures what a page fetches. */
export function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return visit(browser, url, async (visited) => {
    const before = visited.traffic.fetched();
    await showIntent(visited);
    return { before, after: visited.traffic.fetched() };
  });
}
