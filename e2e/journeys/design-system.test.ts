import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "../src/app.ts";
import { expect, provideApp, test as base } from "../src/fixtures.ts";
import { someOf } from "../src/level.ts";
import { type Answer, buildPart, openRemoteHost, type RemoteHost } from "../src/remote-host.ts";
import { answerQuestions, userOf, startName, startOnWelcome, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";

const words = wordsOf("de");

const test = base.extend<{ asked: string[] }, { host: RemoteHost; branded: App }>({
  host: [
    async ({}, provide) => {
      const host = await openRemoteHost();
      await provide(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  /** An app that loads its design system from the host, with a realistic timeout. */
  branded: [
    async ({ host }, provide) =>
      provideApp(provide, { env: { DESIGN_SYSTEM_URL: host.url, DESIGN_SYSTEM_TIMEOUT_MS: "2000" } }),
    { scope: "worker", timeout: 180_000 },
  ],
  /** The URLs that the browser requests. */
  asked: async ({ page }, provide) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await provide(asked);
  },
});

const startButton = (page: Page) => page.getByRole("button", { name: startName(words) });

async function openWelcome(page: Page, { url }: App): Promise<void> {
  await page.goto(`${url}/de/welcome`);
  await expect(startButton(page)).toBeVisible();
}

/** The features that differ between brands on the welcome page. */
async function looksOf(page: Page) {
  const { backgroundColor, borderRadius } = await startButton(page).evaluate((element) => getComputedStyle(element));
  return { backgroundColor, borderRadius, logo: await page.locator(".k-logo path").count() };
}

const ours = { backgroundColor: "rgb(11, 107, 79)", borderRadius: "12px", logo: 3 };

test("the app uses our own design system by default, and loads each file once", async ({ app, page }) => {
  await openWelcome(page, app);
  expect(await looksOf(page)).toEqual(ours);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      // What comes from the browser's cache has no size.
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  expect(loaded).toContainEqual(expect.stringMatching(/\/assets\/design-system-[^/]+\.js$/));
  expect(loaded.filter((url, index) => loaded.indexOf(url) !== index)).toEqual([]);
  await startOnWelcome(userOf(page), app.url);
  await expect(page.getByRole("heading", { level: 1, name: words("questions.name.title") })).toBeVisible();
});

test("the app takes the look of another brand's design system, and works to the end", async ({
  asked,
  branded,
  host,
  page,
  visitor,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "kautia-remote-"));
  host.answerWith(await buildPart("sample-remote", folder));
  await openWelcome(page, branded);
  expect(await looksOf(page)).toEqual({ backgroundColor: "rgb(106, 44, 145)", borderRadius: "2px", logo: 2 });
  const ownCore = asked.filter((url) => url.startsWith(branded.url) && /\/core-[^/]+\.js$/.test(url));
  expect(ownCore, "our copy stays where it is").toEqual([]);
  await startOnWelcome(userOf(page), branded.url);
  await answerQuestions(userOf(page));
  // Modules that the brand does not have come from our copy. Each of the two visits to the welcome page says so once, for
  // the first of them.
  for (let visit = 0; visit < 2; visit++)
    visitor.expectLine(/design system's remote is not used for \.\/\w+: There is no/);
  await rm(folder, { recursive: true });
});

test("another of our servers can provide the design system, with one React in the page", async ({
  app,
  asked,
  branded,
  host,
  page,
}) => {
  host.answerWith(async (path, response) => {
    const { status, headers, body } = await fetch(app.url + path);
    const type = headers.get("content-type") ?? "";
    expect(headers.get("access-control-allow-origin")).toBe("*");
    response.writeHead(status, { "Content-Type": type }).end(Buffer.from(await new Response(body).arrayBuffer()));
  });
  await openWelcome(page, branded);
  expect(await looksOf(page)).toEqual(ours);
  const originOf = (name: string) =>
    asked.filter((url) => new URL(url).pathname.startsWith(`/assets/${name}-`)).map((url) => new URL(url).origin);
  expect(new Set(originOf("react"))).toEqual(new Set([branded.url]));
  expect(new Set(originOf("core"))).toEqual(new Set([new URL(host.url).origin]));
  await startOnWelcome(userOf(page), branded.url);
  await expect(page.getByRole("heading", { level: 1, name: words("questions.name.title") })).toBeVisible();
});

const broken: [string, Answer | null, RegExp, (number | "lost")?][] = [
  ["dead", null, /Failed to fetch/, "lost"],
  ["hanging", () => {}, /takes longer than/],
  ["answering 404", (_, response) => response.writeHead(404).end(), /Failed to fetch/, 404],
  ["garbage", (_, response) => script(response, "<!doctype html><title>Wartung</title>"), /Unexpected/],
  ["some other script", (_, response) => script(response, "export default 1"), /no init and get/],
];
for (const [what, answer, why, failure] of someOf(broken))
  test(`a design system host that is ${what} costs at most 2.5 s and one line in the console`, async ({
    branded,
    host,
    page,
    visitor,
  }) => {
    host.answerWith(answer);
    await openWelcome(page, branded);
    visitor.expectLine(new RegExp(`design system's remote is not used for ./core: .*${why.source}`));
    if (failure) visitor.expectFailure(failure, "/assets/remoteEntry.js");
    // Nothing is painted before the choice of the design system.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    expect(await paint.jsonValue()).toBeLessThan(2500);
    expect(await looksOf(page)).toEqual(ours);
    await startButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: words("questions.name.title") })).toBeVisible();
  });

function script(response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "text/javascript" }).end(text);
}
