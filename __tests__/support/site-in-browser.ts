import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { siteServer } from "../../src/hosting/server";
import { launchChromium } from "./chromium";
import { eventually } from "./eventually";

/** Screens of the tests: below and above the mobile breakpoint of 768 px. */
export const screens = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

/** The links of the header on wide screens. */
export const headerNavigation = "header nav:not(#menu nav)";

interface OpenOptions extends BrowserContextOptions {
  /** Prepares the page before it loads. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Goes on when the document is there, without waiting for its pictures. */
  readonly hasty?: boolean;
}

/** The built site, served on this machine and open in Chromium. */
export class SiteInBrowser {
  private browser?: Browser;
  private readonly server = siteServer(process.cwd());
  /** What the pages of the current test reported as errors or warnings. */
  private readonly problems: string[] = [];
  private forgiven: RegExp[] = [];
  /** The pages' plain messages on the console. */
  readonly messages: string[] = [];

  async start(): Promise<void> {
    this.browser = await launchChromium();
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Closes the pages of a test. */
  async closePages(): Promise<void> {
    await Promise.all(this.browser?.contexts().map((context) => context.close()) ?? []);
  }

  /** The address of the site. */
  get origin(): string {
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("The server is not up.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Opens a page of the site in a browser session of its own. */
  async open(path: string, { before, hasty, ...options }: OpenOptions = {}): Promise<Page> {
    if (!this.browser) throw new Error("The browser has not been started.");
    const context = await this.browser.newContext({
      viewport: screens.wide,
      baseURL: this.origin,
      ...options,
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on("console", (message) => this.note(message));
    page.on("pageerror", (error) => this.problems.push(String(error)));
    await before?.(page);
    await page.goto(path, { waitUntil: hasty ? "domcontentloaded" : "load" });
    return page;
  }

  /** Has the current test end well though its pages report such errors, now or until they are closed. */
  forgive(problem: RegExp): void {
    this.forgiven.push(problem);
  }

  /** What the closed pages of a test reported, but for what it forgives; begins anew for the next test. */
  takeProblems(): string[] {
    const forgiven = this.forgiven;
    this.forgiven = [];
    this.messages.length = 0;
    return this.problems.splice(0).filter((text) => !forgiven.some((word) => word.test(text)));
  }

  private note(message: ConsoleMessage): void {
    const serious = message.type() === "error" || message.type() === "warning";
    const text = message.text();
    if (serious) this.problems.push(`${text} (${message.location().url})`);
    else this.messages.push(text);
  }
}

/**
 * Opens the built site in a browser for the tests of a file. Each test that ends with an error or
 * warning on the console fails; one that expects some forgives them.
 */
export function siteInBrowser(): SiteInBrowser {
  const site = new SiteInBrowser();
  beforeAll(() => site.start());
  afterAll(() => site.stop());
  afterEach(async () => {
    await site.closePages();
    expect(site.takeProblems()).toEqual([]);
  });
  return site;
}

/** Has a page fetch its scripts, as the first sign of intent does, and waits until they run it. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await hydrated(page);
}

/** Waits until scripts run the page: React has taken over its last link, and its effects have run. */
export const hydrated = (page: Page): Promise<void> => takenOver(page, "footer a");

/** Waits until React has taken over the last of some elements, and its effects have run. */
export async function takenOver(page: Page, elements: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const last = Array.from(document.querySelectorAll(selector)).at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__react"));
  }, elements);
  await drawn(page);
}

/** Waits until the page has been drawn as it is now, and all that waits for a frame has run. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** How far below the header the top of an element stands, in px. */
export const belowHeader = (page: Page, selector: string): Promise<number> =>
  page.evaluate((target) => {
    const bottom = document.querySelector("body header")?.getBoundingClientRect().bottom ?? NaN;
    return (document.querySelector(target)?.getBoundingClientRect().top ?? NaN) - bottom;
  }, selector);

/** Waits until an element stands right below the header, where a link to it leads. */
export const rightBelowHeader = (page: Page, selector: string): Promise<void> =>
  eventually(async () => {
    const top = await belowHeader(page, selector);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top).toBeLessThan(100);
  });

/** Waits until Gatsby has noted where the page stands, which it does a frame later. */
export const noted = (page: Page) =>
  page.waitForFunction(() => Object.values(sessionStorage).includes(String(window.scrollY)));
