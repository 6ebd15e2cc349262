import type { Browser, CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../../../e2e/src/chromium.ts";
import { settle } from "./settled-browser.ts";

interface Line {
  /** In ms. */
  latency: number;
  /** In bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Opens a page of a phone on a throttled line, in a new browser that has finished starting. */
export async function withPhone<T>(
  url: string,
  { token, line }: { token: string | null; line: Line },
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser: Browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
    if (token !== null) await context.addCookies([{ name: "token", value: token, url }]);
    const page = await context.newPage();
    await settle(browser);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
    return await measure(page, session);
  } finally {
    await browser.close();
  }
}
