import { type Browser, type Page, test as base, type TestInfo } from "@playwright/test";
import { type App, type AppOptions, hostApp, startApp } from "./app.ts";
import { openVisitor, type Visitor, type VisitorOptions } from "./visitor.ts";
import { type ApiClient, apiClientFor } from "./api-client.ts";

export { expect } from "@playwright/test";

export type Visit = (options?: VisitorOptions) => Promise<Visitor>;

interface TestFixtures {
  /** The server under test: the worker's, unless the test has its own. */
  app: App;
  /** The API and the developer tools of `app`. */
  api: ApiClient;
  /** Opens a browser context for another person. Unexpected errors in it fail the test. */
  visit: Visit;
  /** Options for the test's first visitor. */
  visitorOptions: VisitorOptions;
  /** The test's first visitor. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /**
   * One server for all tests of a worker, a process of its own as `npm start` starts it. Each test creates its own
   * applications; the clock must not be moved.
   */
  sharedApp: App;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedApp: [async ({}, provide) => provideApp(provide, {}, startApp), { scope: "worker", timeout: 180_000 }],
  app: async ({ sharedApp }, provide) => provide(sharedApp),
  api: async ({ app }, provide) => provide(apiClientFor(app.url)),
  // The visitors leave before the server stops, which would cut off what they still load.
  visit: async ({ browser, app: _app }, provide, testInfo) => provideVisit(browser, provide, testInfo),
  visitorOptions: [{}, { option: true }],
  visitor: async ({ visit, visitorOptions }, provide) => provide(await visit(visitorOptions)),
  page: async ({ visitor }, provide) => provide(visitor.page),
});

/** For tests that move the clock or count everything: a new server per test. */
export const testWithOwnApp = test.extend({
  app: [async ({}, provide) => provideApp(provide), { scope: "test", timeout: 180_000 }],
});

/** Journeys in other browsers run without hosts. */
const isHosting = process.env["TEST_APP_HOSTS"] !== undefined;

/** Starts a server, and deletes it with its data afterwards. */
export async function provideApp(
  provide: (app: App) => Promise<void>,
  options?: AppOptions,
  start: (options?: AppOptions) => Promise<App> = isHosting ? hostApp : startApp,
): Promise<void> {
  const app = await start(options);
  try {
    await provide(app);
  } finally {
    await app.dispose();
  }
}

async function provideVisit(browser: Browser, provide: (visit: Visit) => Promise<void>, testInfo: TestInfo) {
  const visitors: Visitor[] = [];
  await provide(async (options) => {
    const visitor = await openVisitor(browser, options);
    visitors.push(visitor);
    return visitor;
  });
  const failed = testInfo.status !== testInfo.expectedStatus;
  const complaints: unknown[] = [];
  for (const { page, close } of visitors) {
    if (failed) await attachText(page, testInfo);
    await close().catch((error: unknown) => complaints.push(error));
  }
  if (complaints.length > 0) throw new Error(complaints.map((error) => String(error)).join("\n"));
}

/** Attaches the page's text to a failed test's report, for failures on other machines. */
export async function attachText(page: Page, testInfo: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const text = await page
    .locator("main")
    .innerText({ timeout: 2_000 })
    .catch(() => "(no main part)");
  const body = `${page.url()} said:\n${text.replaceAll(/\s*\n\s*/g, "\n")}`;
  await testInfo.attach("page", { body, contentType: "text/plain" });
}
