import { drawnMark } from "@kautia/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "./chromium.ts";
import { type Complaints, listenTo } from "./complaints.ts";
import { tellWhereItStood } from "./where-it-stood.ts";

export interface Visit {
  page: Page;
  /**
   * Says of requests to this path that they fail, with this status or with the connection: what a test is about is no complaint.
   * That none fails is one.
   */
  expectFailure: Complaints["expectFailure"];
  /** Says that the console gets one line like this: told on purpose, it is no complaint. */
  expectLine: Complaints["expectLine"];
  /** Ends the visit; fails when the browser had anything to complain of. */
  close(): Promise<void>;
}

export interface VisitOptions {
  locale?: "de-DE" | "en-GB" | "de-AT";
  width?: number;
  height?: number;
  dark?: boolean;
  /** Fingers instead of a mouse. */
  touch?: boolean;
}

let browser: Promise<Browser> | null = null;
const open = new Map<BrowserContext, Complaints>();

/**
 * A visitor with an empty browser of their own; one Chromium serves a whole test file. Whatever the console says as a warning or
 * an error, an error that nobody caught and a request that fails make the test fail, at the end of the visit.
 */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  browser ??= launchBrowser();
  const { locale = "de-DE", width = 1280, height = 900, dark = false, touch = false } = options;
  const context: BrowserContext = await (
    await browser
  ).newContext({
    locale,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
  });
  context.setDefaultTimeout(20_000);
  const complaints = listenTo(context);
  open.set(context, complaints);
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
      open.delete(context);
      await tellWhereItStood(context);
      await context.close();
      complaints.throwAny();
    },
  };
}

/** Also hears of visits that no test has ended. */
export async function closeBrowser(): Promise<void> {
  const closing = await browser;
  browser = null;
  const left = [...open.values()];
  open.clear();
  await closing?.close();
  for (const complaints of left) complaints.throwAny();
}
