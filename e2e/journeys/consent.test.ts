import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { type Listener, listen } from "../src/listener.ts";
import { eventually } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";

/** Tells what it finds in `dataLayer`, and all that comes later. */
const countingScript = `
  const origin = new URL(document.currentScript.src).origin;
  const tell = (entry) => fetch(origin + "/count", { method: "POST", body: JSON.stringify(entry) });
  const { push } = dataLayer;
  dataLayer.forEach(tell);
  dataLayer.push = (...entries) => { entries.forEach(tell); return push.apply(dataLayer, entries); };
`;

/** Error reports and statistics, as people meet them in production, with somebody who hears all that leaves. */
describe("consent", () => {
  let reports: Listener;
  let counts: Listener;
  let app: App;
  let visitor: Visit;
  const tools = () => ({
    SENTRY_DSN: `${reports.origin.replace("//", "//key@")}/1`,
    ANALYTICS_ID: `${counts.origin}/count.js`,
  });
  beforeAll(async () => {
    reports = await listen();
    counts = await listen(countingScript);
    app = await startApp({ env: { NODE_ENV: "production", ALLOW_SANDBOX: "true", LOG_LEVEL: "error", ...tools() } });
  });
  afterEach(async () => {
    await visitor.close();
    for (const { heard } of [reports, counts]) heard.splice(0);
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
    await reports.close();
    await counts.close();
  });

  /** Chance falls on `chance`, give or take nothing that matters to a rate. */
  async function arrive(chance: number, at = app): Promise<{ words: Words; requested: string[] }> {
    visitor = await visit({ locale: "de-DE" });
    const requested: string[] = [];
    visitor.page.on("request", (request) => requested.push(request.url()));
    await visitor.page.addInitScript((value) => {
      let drawn = 0;
      Math.random = () => value + drawn++ / 1e9;
    }, chance);
    await visitor.page.goto(`${at.url}/de-DE/welcome`);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    return { words: wordsOf("de"), requested };
  }

  const bar = (words: Words) => visitor.page.getByRole("region", { name: words("consent.bar"), exact: true });
  const button = (words: Words, key: "consent.accept" | "consent.refuse") =>
    bar(words).getByRole("button", { name: words(key), exact: true });
  const elsewhere = (requested: string[]) => requested.filter((url) => !url.startsWith(app.url));
  const tags = (requested: string[]) => requested.filter((url) => /sentry|analytics|script-|replay/i.test(url));
  /** What the window hears of an error that nobody caught, without the browser writing it into the console. */
  const breakThere = (message: string) =>
    visitor.page.evaluate((text) => {
      window.dispatchEvent(new ErrorEvent("error", { error: new Error(text), message: text }));
    }, message);
  const reported = () => reports.heard.map(({ body }) => body).join("\n");
  const counted = () =>
    counts.heard.filter(({ method }) => method === "POST").map(({ body }): unknown => JSON.parse(body));

  async function writeName(words: Words): Promise<void> {
    const { page } = visitor;
    await page.getByRole("button", { name: words("welcome.start"), exact: true }).click();
    await page.getByRole("textbox", { name: words("fields.lastName") }).fill("Geheimnisträger");
    await page.getByRole("textbox", { name: words("fields.email") }).fill("geheim@example.com");
  }

  it("is asked for before anything is loaded, sent or kept, by two answers alike, side by side for the keyboard", async () => {
    const { words, requested } = await arrive(0.005);
    await bar(words).waitFor();
    await breakThere("before the answer");
    await writeName(words);
    const [accept, refuse] = [button(words, "consent.accept"), button(words, "consent.refuse")];
    const look = (which: typeof accept) =>
      which.evaluate((element) => {
        const { width, height, top } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
      });
    expect(await look(refuse)).toEqual(await look(accept));
    await accept.focus();
    await visitor.page.keyboard.press("Tab");
    expect(await refuse.evaluate((element) => element === document.activeElement)).toBe(true);

    expect(elsewhere(requested)).toEqual([]);
    expect(tags(requested)).toEqual([]);
    expect((await visitor.page.context().cookies()).map(({ name }) => name)).toEqual(["token"]);
    const kept = await visitor.page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept).toEqual(["language", "locale"]);

    await visitor.page.keyboard.press("Enter");
    await bar(words).waitFor({ state: "detached" });
    await breakThere("after a no");
    await visitor.page.reload();
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await bar(words).count()).toBe(0);
    expect([elsewhere(requested), tags(requested)]).toEqual([[], []]);
  });

  it("loads both at a yes; reports come with a recording without a word, visits are counted by the screen's name", async () => {
    // Under the rate of recordings, over that of traces.
    const { words, requested } = await arrive(0.05);
    await breakThere("before the answer");
    await button(words, "consent.accept").click();
    await eventually(async () => (counted().length > 0 ? true : undefined));
    expect(counted()).toEqual([{ event: "page_view", screen: "welcome" }]);
    await eventually(async () => (reported().includes("before the answer") ? true : undefined));
    await writeName(words);
    await breakThere("Geheimnisträger geheim@example.com is in the message");
    await eventually(async () => (reported().includes('"type":"replay_recording"') ? true : undefined));
    await eventually(async () => (counted().length > 1 ? true : undefined));
    expect(counted()).toEqual([
      { event: "page_view", screen: "welcome" },
      { event: "page_view", screen: "index" },
    ]);

    const all = reported();
    expect(all).toContain('"replay_type":"session"');
    expect(all).not.toContain('"type":"transaction"');
    const token = (await visitor.page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    // What people wrote, what the page says, and what opens the application.
    for (const secret of [
      "geheim@example.com",
      token,
      words("welcome.title"),
      words("questions.name.title"),
      words("welcome.start"),
    ])
      expect(all.includes(secret), secret).toBe(false);
    const recordings = reports.heard.filter(({ body }) => body.includes('"type":"replay_recording"'));
    for (const { body } of recordings) expect(body).not.toContain("Geheimnisträger");
    expect(recordings.map(({ body }) => body).join("")).toMatch(/"textContent":"[*\s]*\*[*\s]*"/);
    expect(
      elsewhere(requested).every((url) => [reports.origin, counts.origin].some((one) => url.startsWith(one))),
    ).toBe(true);
  });

  it("is taken back on its page, and from that moment nothing leaves; an error brings its recording along once it is given", async () => {
    // Over the rate of recordings: only an error brings one.
    const { words } = await arrive(0.5);
    const { page } = visitor;
    await button(words, "consent.accept").click();
    await eventually(async () => (counted().length > 0 ? true : undefined));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("consent.footer"), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: words("consent.pageTitle") }).waitFor();
    await breakThere("while allowed");
    await eventually(async () => (reported().includes('"replay_type":"buffer"') ? true : undefined));

    const choice = (key: "consent.errorReporting.allow" | "consent.analytics.allow") =>
      page.getByRole("checkbox", { name: words(key), exact: true });
    await choice("consent.errorReporting.allow").uncheck();
    await choice("consent.analytics.allow").uncheck();
    const [reportsBefore, countsBefore] = [reports.heard.length, counted().length];
    await breakThere("while refused");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("footer.help"), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "Hilfe" }).waitFor();
    await page.goBack();
    await choice("consent.errorReporting.allow").waitFor();
    // What left meanwhile would be there before what is sent now.
    expect(reports.heard.slice(reportsBefore)).toEqual([]);
    await choice("consent.errorReporting.allow").check();
    await breakThere("allowed again");
    await eventually(async () => (reported().includes("allowed again") ? true : undefined));
    expect(reported()).not.toContain("while refused");
    expect(
      counted()
        .slice(countsBefore)
        .filter((entry) => JSON.stringify(entry).includes("page_view")),
    ).toEqual([]);
  });

  it("is not asked for outside production, where nothing would be loaded", async () => {
    const trial = await startApp({ env: tools() });
    try {
      const { words, requested } = await arrive(0.005, trial);
      await breakThere("on a machine of one's own");
      await writeName(words);
      expect(await bar(words).count()).toBe(0);
      expect(requested.filter((url) => !url.startsWith(trial.url))).toEqual([]);
      const policy = (await fetch(trial.url)).headers.get("content-security-policy") ?? "";
      for (const { origin } of [reports, counts]) expect(policy).not.toContain(origin);
    } finally {
      await trial.dispose();
    }
  });
});
