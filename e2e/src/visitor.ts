import { prerenderedAttribute } from "@kautia/contract";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type BrowserFailures, listenTo } from "./browser-failures.ts";

export interface Visitor {
  page: Page;
  /** Expects requests to this path to fail, with this status or the connection. `close` throws if none does. */
  expectFailure: BrowserFailures["expectFailure"];
  /** Expects one line in the console. `close` throws if it does not appear. */
  expectLine: BrowserFailures["expectLine"];
  /** Throws if anything unexpected happened in the browser since the last call. */
  throwIfAny: BrowserFailures["throwIfAny"];
  /** Resolves when no page waits for an answer of the API. */
  allAnswered: BrowserFailures["allAnswered"];
  /** Closes the browser context. Throws if anything unexpected happened in the browser. */
  close(): Promise<void>;
}

export interface VisitorOptions {
  locale?: "de-DE" | "en-GB" | "de-AT" | "es-ES";
  /** Such as `Europe/Madrid`; by default that of the machine. */
  timeZone?: string;
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
  /** The URL of a proxy for all requests. */
  proxy?: string;
}

/**
 * Opens a new, empty browser context for one person. Console warnings and errors, uncaught errors and unexpected failed
 * requests make `close` throw.
 */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = "de-DE", width = 1280, height = 900, dark = false, touch = false, timeZone, proxy } = options;
  const context: BrowserContext = await browser.newContext({
    locale,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
    ...(timeZone !== undefined && { timezoneId: timeZone }),
    proxy: proxy === undefined ? undefined : { server: proxy },
  });
  context.setDefaultTimeout(20_000);
  const complaints = listenTo(context);
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  // A prerendered page is visible before it is usable. People are slow enough to wait, a test is not.
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await page.locator(`[${prerenderedAttribute}]`).waitFor({ state: "detached" });
    return answer;
  };
  return {
    page,
    expectFailure: complaints.expectFailure,
    expectLine: complaints.expectLine,
    throwIfAny: complaints.throwIfAny,
    allAnswered: complaints.allAnswered,
    async close() {
      await context.close();
      complaints.throwIfAny();
    },
  };
}

/** Gives a browser the token of an application, as if the visitor had begun or opened it there. */
export function carryToken(page: Page, url: string, token: string): Promise<void> {
  return page.context().addCookies([{ name: "token", value: token, url }]);
}
