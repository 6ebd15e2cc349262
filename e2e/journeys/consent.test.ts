import { type App, startApp } from "../src/app.ts";
import { expect, provideApp, test as base } from "../src/fixtures.ts";
import { type Listener, listen } from "../src/listener.ts";
import { startName, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";

/** Reports all entries of `dataLayer`, present and future. */
const analyticsScript = `
  const origin = new URL(document.currentScript.src).origin;
  const tell = (entry) => fetch(origin + "/count", { method: "POST", body: JSON.stringify(entry) });
  const { push } = dataLayer;
  dataLayer.forEach(tell);
  dataLayer.push = (...entries) => { entries.forEach(tell); return push.apply(dataLayer, entries); };
`;

interface ThirdParties {
  reports: Listener;
  visits: Listener;
}

const settingsFor = ({ reports, visits }: ThirdParties) => ({
  SENTRY_DSN: `${reports.origin.replace("//", "//key@")}/1`,
  ANALYTICS_ID: `${visits.origin}/count.js`,
});

/** A server with error reports and analytics configured as in production, and listeners that record what is sent. */
const test = base.extend<
  { thirdParties: ThirdParties; arrive: (chance: number, at?: App) => Promise<{ requested: string[] }> },
  { listeners: ThirdParties; sharedApp: App }
>({
  listeners: [
    async ({}, provide) => {
      const listeners = { reports: await listen(), visits: await listen(analyticsScript) };
      await provide(listeners);
      await Promise.all([listeners.reports.close(), listeners.visits.close()]);
    },
    { scope: "worker" },
  ],
  sharedApp: [
    async ({ listeners }, provide) => {
      const env = { NODE_ENV: "production", ALLOW_SANDBOX: "true", LOG_LEVEL: "error", ...settingsFor(listeners) };
      await provideApp(provide, { env }, startApp);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  thirdParties: async ({ listeners }, provide) => {
    await provide(listeners);
    for (const { received } of [listeners.reports, listeners.visits]) received.splice(0);
  },
  // Math.random returns about `chance`, so that sampling rates have a known effect.
  arrive: async ({ app, page }, provide) =>
    provide(async (chance, at = app) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.addInitScript((value) => {
        let drawn = 0;
        Math.random = () => value + drawn++ / 1e9;
      }, chance);
      await page.goto(`${at.url}/de-DE/welcome`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      return { requested };
    }),
});

const words = wordsOf("de");
const barOn = (page: Page) => page.getByRole("region", { name: words("consent.bar"), exact: true });
const buttonOn = (page: Page, key: "consent.accept" | "consent.refuse") =>
  barOn(page).getByRole("button", { name: words(key), exact: true });
const outside = (requested: string[], app: App) => requested.filter((url) => !url.startsWith(app.url));
const tags = (requested: string[]) => requested.filter((url) => /sentry|analytics|script-|replay/i.test(url));
/** Raises an uncaught error without a message in the browser's console. */
const raiseError = (page: Page, message: string) =>
  page.evaluate((text) => {
    window.dispatchEvent(new ErrorEvent("error", { error: new Error(text), message: text }));
  }, message);
const reportedTo = ({ reports }: ThirdParties) => reports.received.map(({ body }) => body).join("\n");
const countedBy = ({ visits }: ThirdParties) =>
  visits.received.filter(({ method }) => method === "POST").map(({ body }): unknown => JSON.parse(body));

async function writeName(page: Page): Promise<void> {
  await page.getByRole("button", { name: startName(words) }).click();
  await page.getByRole("textbox", { name: words("fields.lastName") }).fill("Geheimnisträger");
  await page.getByRole("textbox", { name: words("fields.email") }).fill("geheim@example.com");
}

test("consent is requested before anything is loaded, sent or stored, with two equal buttons", async ({
  app,
  arrive,
  page,
}) => {
  const { requested } = await arrive(0.005);
  await expect(barOn(page)).toBeVisible();
  await raiseError(page, "before the answer");
  await writeName(page);
  const [accept, refuse] = [buttonOn(page, "consent.accept"), buttonOn(page, "consent.refuse")];
  const look = (which: typeof accept) =>
    which.evaluate((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
    });
  expect(await look(refuse)).toEqual(await look(accept));
  await accept.focus();
  await page.keyboard.press("Tab");
  await expect(refuse).toBeFocused();

  expect(outside(requested, app)).toEqual([]);
  expect(tags(requested)).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["token"]);
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  // Starting from the calculator keeps its deposit as a draft.
  expect(kept).toEqual(["drafts", "language", "locale"]);

  await page.keyboard.press("Enter");
  await expect(barOn(page)).toHaveCount(0);
  await raiseError(page, "after the refusal");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(barOn(page)).toHaveCount(0);
  expect([outside(requested, app), tags(requested)]).toEqual([[], []]);
});

test("accepting loads both tools: reports contain a recording without texts, and visits count screen names", async ({
  app,
  arrive,
  thirdParties,
  page,
}) => {
  // Below the sampling rate of recordings, above that of traces.
  const { requested } = await arrive(0.05);
  await raiseError(page, "before the answer");
  await buttonOn(page, "consent.accept").click();
  await expect.poll(() => countedBy(thirdParties).length).toBeGreaterThan(0);
  expect(countedBy(thirdParties)).toEqual([{ event: "page_view", screen: "welcome" }]);
  await expect.poll(() => reportedTo(thirdParties)).toContain("before the answer");
  await writeName(page);
  await raiseError(page, "Geheimnisträger geheim@example.com is in the message");
  await expect.poll(() => reportedTo(thirdParties)).toContain('"type":"replay_recording"');
  await expect.poll(() => countedBy(thirdParties).length).toBeGreaterThan(1);
  expect(countedBy(thirdParties)).toEqual([
    { event: "page_view", screen: "welcome" },
    { event: "page_view", screen: "index" },
  ]);

  const all = reportedTo(thirdParties);
  expect(all).toContain('"replay_type":"session"');
  expect(all).not.toContain('"type":"transaction"');
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  // Typed texts, texts of the page, and the application's token.
  for (const secret of [
    "geheim@example.com",
    token,
    words("welcome.title"),
    words("questions.name.title"),
    startName(words),
  ])
    expect(all.includes(secret), secret).toBe(false);
  const recordings = thirdParties.reports.received.filter(({ body }) => body.includes('"type":"replay_recording"'));
  for (const { body } of recordings) expect(body).not.toContain("Geheimnisträger");
  expect(recordings.map(({ body }) => body).join("")).toMatch(/"textContent":"[*\s]*\*[*\s]*"/);
  expect(
    outside(requested, app).every((url) =>
      [thirdParties.reports.origin, thirdParties.visits.origin].some((text) => url.startsWith(text)),
    ),
  ).toBe(true);
});

test(
  "an error sends a recording while consent is given, and nothing is sent after it is withdrawn",
  { tag: "@full" },
  async ({ arrive, thirdParties, page }) => {
    // Above the sampling rate of recordings, so only an error sends one.
    await arrive(0.5);
    await buttonOn(page, "consent.accept").click();
    await expect.poll(() => countedBy(thirdParties).length).toBeGreaterThan(0);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("consent.footer"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words("consent.pageTitle") })).toBeVisible();
    await raiseError(page, "while allowed");
    await expect.poll(() => reportedTo(thirdParties)).toContain('"replay_type":"buffer"');

    const choice = (key: "consent.errorReporting.allow" | "consent.analytics.allow") =>
      page.getByRole("checkbox", { name: words(key), exact: true });
    await choice("consent.errorReporting.allow").uncheck();
    await choice("consent.analytics.allow").uncheck();
    const [reportsBefore, visitsBefore] = [thirdParties.reports.received.length, countedBy(thirdParties).length];
    await raiseError(page, "while refused");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("footer.help"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Hilfe" })).toBeVisible();
    await page.goBack();
    await expect(choice("consent.errorReporting.allow")).toBeVisible();
    // Anything sent in the meantime would arrive before the next report.
    expect(thirdParties.reports.received.slice(reportsBefore)).toEqual([]);
    await choice("consent.errorReporting.allow").check();
    await raiseError(page, "allowed again");
    await expect.poll(() => reportedTo(thirdParties)).toContain("allowed again");
    expect(reportedTo(thirdParties)).not.toContain("while refused");
    expect(
      countedBy(thirdParties)
        .slice(visitsBefore)
        .filter((entry) => JSON.stringify(entry).includes("page_view")),
    ).toEqual([]);
  },
);

test(
  "consent is not requested outside production, where nothing would be loaded",
  { tag: "@full" },
  async ({ arrive, thirdParties, page }) => {
    await provideApp(
      async (trial) => {
        const { requested } = await arrive(0.005, trial);
        await raiseError(page, "in development");
        await writeName(page);
        await expect(barOn(page)).toHaveCount(0);
        expect(outside(requested, trial)).toEqual([]);
        const policy = (await fetch(trial.url)).headers.get("content-security-policy") ?? "";
        for (const { origin } of [thirdParties.reports, thirdParties.visits]) expect(policy).not.toContain(origin);
        // Cancels what the page still fetches, before the server stops.
        await page.goto("about:blank");
      },
      { env: settingsFor(thirdParties) },
    );
  },
);
