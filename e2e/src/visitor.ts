import { drawnMark } from "@kautia/contract";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Complaints, listenTo } from "./complaints.ts";

export interface Visitor {
  page: Page;
  /** Announces that requests to this path fail, with this status or with the connection; it is a complaint when none does. */
  expectFailure: Complaints["expectFailure"];
  /** Announces one line in the console; it is a complaint when it is not written. */
  expectLine: Complaints["expectLine"];
  /** Closes the browser context; throws when the browser had anything to complain of. */
  close(): Promise<void>;
}

export interface VisitorOptions {
  locale?: "de-DE" | "en-GB" | "de-AT";
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
}

/**
 * A person with an empty browser context of their own. A warning or an error in the console, an uncaught error and an unexpected
 * failed request are thrown by `close`.
 */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = "de-DE", width = 1280, height = 900, dark = false, touch = false } = options;
  const context: BrowserContext = await browser.newContext({
    locale,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
  });
  context.setDefaultTimeout(20_000);
  const complaints = listenTo(context);
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  // A drawn page can be seen before it can be used. People are slower than the app, a test is not.
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await page.locator(`[${drawnMark}]`).waitFor({ state: "detached" });
    return answer;
  };
  return {
    page,
    expectFailure: complaints.expectFailure,
    expectLine: complaints.expectLine,
    async close() {
      await context.close();
      complaints.throwAny();
    },
  };
}
