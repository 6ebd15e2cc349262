import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, type VisitOptions, visit } from "../src/browser.ts";
import { answerQuestions, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const words = wordsOf("en");
const phone = { width: 360, height: 740 };

/** What stays around the pages, and what it does when somebody is quick, turns back or loses the connection. */
describe("around the pages", () => {
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(() => visitor.close());
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  /** A tenant with an application of one's own; by default nothing of it is answered yet. */
  async function come(path: string, options: VisitOptions = {}, token?: string): Promise<string> {
    visitor = await visit({ locale: "en-GB", ...options });
    const own = token ?? taken(await wire.post("/onboarding/tenant/init")).token;
    await visitor.page.context().addCookies([{ name: "token", value: own, url: app.url }]);
    await visitor.page.goto(app.url + path);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    return own;
  }
  const shown = (step: string) =>
    visitor.page
      .getByRole("heading", { level: 1, name: words(`questions.${step}.title` as "questions.name.title") })
      .waitFor();
  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const back = () => visitor.page.getByRole("link", { name: words("common.back"), exact: true });
  const field = (name: string) => visitor.page.getByRole("textbox", { name, exact: true });
  const logoWidth = async () =>
    (await visitor.page.getByRole("banner").getByRole("link").locator("svg").first().boundingBox())?.width;
  const progress = () => visitor.page.getByRole("progressbar");

  async function typeName(): Promise<void> {
    await field(words("fields.firstName")).fill("Ada");
    await field(words("fields.lastName")).fill("Weiß");
    await field(words("fields.email")).fill("ada@example.com");
    await visitor.page.getByLabel(words("common.phoneNumber")).fill("170 1234567");
  }

  it("the logo is 131 px wide on wide screens and 120 on small ones", async () => {
    await come("/en");
    await expect.poll(logoWidth).toBeCloseTo(131, 0);
    await visitor.page.setViewportSize(phone);
    await expect.poll(logoWidth).toBeCloseTo(120, 0);
  });

  it("the way back is there from the second question on, and skips what does not apply", async () => {
    const token = await answerQuestions(wire);
    await come("/en?step=name", phone, token);
    await shown("name");
    expect(await back().count()).toBe(0);
    await visitor.page.goto(`${app.url}/en?step=rent-time`);
    await shown("rent-time");
    await back().click();
    await shown("property-address");
    taken(await wire.post("/onboarding/tenant/usage-purpose", { token, existingRent: true }));
    await visitor.page.goto(`${app.url}/en?step=rent-time`);
    await shown("rent-time");
    await back().click();
    const which = words("questions.current-address.titleExisting");
    await visitor.page.getByRole("heading", { level: 1, name: which }).waitFor();
    // Small screens show the arrow alone, wide ones its word too (decision 0080).
    const wide = async () => (await back().boundingBox())?.width ?? 0;
    const small = await wide();
    await visitor.page.setViewportSize({ width: 1280, height: 900 });
    expect(await wide()).toBeGreaterThan(small);
  });

  it("the progress bar is on the questions, and not on the summary", async () => {
    const token = await answerQuestions(wire);
    await come("/en?step=pets", {}, token);
    await progress().waitFor();
    expect(await progress().getAttribute("aria-valuetext")).toBe(
      words("common.step", { step: 9, count: 17, name: words("questions.pets.short") }),
    );
    await visitor.page.goto(`${app.url}/en/summary`);
    await visitor.page.getByRole("heading", { level: 1, name: words("summary.title") }).waitFor();
    expect(await progress().count()).toBe(0);
  });

  it("the summary's button leads down to the offer on wide screens, and is not there on small ones", async () => {
    await come("/en/summary", { height: 600 }, await answerQuestions(wire));
    const { page } = visitor;
    const top = () => page.locator("#get-offer").evaluate((anchor) => anchor.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(600);
    await page.getByRole("link", { name: words("summary.getOffer"), exact: true }).click();
    await expect.poll(top).toBeLessThan(600);
    await page.setViewportSize(phone);
    expect(await page.getByRole("link", { name: words("summary.getOffer"), exact: true }).isVisible()).toBe(false);
  });

  it("another language replaces the page, and what was typed stays", async () => {
    await come("/en?step=name");
    await field(words("fields.firstName")).fill("Ada ẞ");
    const length = await visitor.page.evaluate(() => history.length);
    const banner = visitor.page.getByRole("banner");
    await banner.getByRole("button", { name: words("common.language", { language: "English" }) }).click();
    const languages = banner.getByRole("listitem");
    expect(await languages.allTextContents()).toEqual(["Deutsch", "English"]);
    await languages.getByRole("link", { name: "Deutsch" }).click();
    await visitor.page.getByRole("heading", { level: 1, name: wordsOf("de")("questions.name.title") }).waitFor();
    // The words change first, and the address right after.
    await visitor.page.waitForURL(`${app.url}/de?step=name`);
    expect(await field(wordsOf("de")("fields.firstName")).inputValue()).toBe("Ada ẞ");
    expect(await visitor.page.evaluate(() => [history.length, document.documentElement.lang])).toEqual([length, "de"]);
    expect(
      await visitor.page.evaluate(() => [localStorage.getItem("language"), localStorage.getItem("locale")]),
    ).toEqual(["de", expect.stringMatching(/^de/)]);
  });

  it("a double click saves once", async () => {
    await come("/en?step=name");
    const saves: string[] = [];
    visitor.page.on("request", (request) => {
      if (request.method() === "POST") saves.push(new URL(request.url()).pathname);
    });
    await typeName();
    await button(words("common.continue")).dblclick();
    await shown("usage-purpose");
    expect(saves).toEqual(["/api/v1/onboarding/tenant/name"]);
  });

  it("the browser's back and forward lose nothing", async () => {
    await come("/en?step=name");
    const { page } = visitor;
    await typeName();
    await button(words("common.continue")).click();
    await shown("usage-purpose");
    await page.getByRole("radio", { name: words("choices.existingRent.false"), exact: true }).click();
    await shown("current-address");
    await field(words("fields.street")).fill("Donaudampfschifffahrtsgesellschaftsstraße");
    await page.goBack();
    await shown("usage-purpose");
    expect(await page.getByRole("radio", { name: words("choices.existingRent.false"), exact: true }).isChecked()).toBe(
      true,
    );
    await page.goBack();
    await shown("name");
    expect(await field(words("fields.lastName")).inputValue()).toBe("Weiß");
    await page.goForward();
    await page.goForward();
    await shown("current-address");
    expect(await field(words("fields.street")).inputValue()).toBe("Donaudampfschifffahrtsgesellschaftsstraße");
  });

  it("a lost connection keeps what was typed, and the second try saves it", async () => {
    await come("/en?step=name");
    visitor.expectFailure("lost", /\/onboarding\/tenant\/name$/);
    await typeName();
    await visitor.page.context().setOffline(true);
    await button(words("common.continue")).click();
    await visitor.page.getByText(words("form.offlineTitle"), { exact: true }).waitFor();
    expect(await field(words("fields.firstName")).inputValue()).toBe("Ada");
    await visitor.page.context().setOffline(false);
    await button(words("common.retry")).click();
    await shown("usage-purpose");
  });

  it("a part of the app that does not arrive any more can be asked for again, and what was typed stays", async () => {
    await come("/en?step=name");
    const { page } = visitor;
    await field(words("fields.firstName")).fill("Ada");
    visitor.expectFailure(404, /^\/assets\/.+\.js$/);
    await page.route(/\/assets\/.+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("footer.help"), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: words("pages.load.title") }).waitFor();
    await page.unroute(/\/assets\/.+\.js$/);
    await button(words("common.retry")).click();
    await page.waitForURL("**/en/help");
    await page.getByRole("heading", { level: 1, name: words("footer.help"), exact: true }).waitFor();
    await page.goBack();
    await shown("name");
    expect(await field(words("fields.firstName")).inputValue()).toBe("Ada");
  });

  it.each([
    ["its last part", "**/assets/NameQuestion-*.js"],
    ["all of the app", "**/assets/react-*.js"],
  ])("a page that can be seen before %s is there loses nothing that was typed or pressed", async (_, late) => {
    visitor = await visit({ locale: "en-GB" });
    const { page } = visitor;
    const { token } = taken(await wire.post("/onboarding/tenant/init"));
    await page.context().addCookies([{ name: "token", value: token, url: app.url }]);
    const arrivals: (() => void)[] = [];
    await page.route(late, (route) => arrivals.push(() => void route.continue()));
    const opened = page.goto(`${app.url}/en?step=name`);
    await typeName();
    await button(words("common.continue")).click();
    await button(words("common.continue")).click();
    await expect.poll(() => arrivals.length).toBeGreaterThan(0);
    await button(words("common.continue")).click();
    expect(new URL(page.url()).search).toBe("?step=name");
    const saving = page.waitForRequest("**/onboarding/tenant/name");
    for (const arrive of arrivals) arrive();
    await opened;
    await saving;
    await page.getByRole("heading", { level: 1, name: words("questions.name.title") }).waitFor({ state: "detached" });
  });

  it("a fault of ours leads to the page that says so, with a way on and what was typed", async () => {
    await come("/en?step=name");
    const { page } = visitor;
    await typeName();
    visitor.expectFailure(500, /\/onboarding\/tenant\/name$/);
    const problem = {
      type: "about:blank",
      title: "internal",
      status: 500,
      errorCode: "INTERNAL",
      message: "",
      data: { fields: [] },
    };
    const path = /\/onboarding\/tenant\/name$/;
    await page.route(path, (route) =>
      route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await button(words("common.continue")).click();
    await page.getByRole("heading", { level: 1, name: words("pages.500.title") }).waitFor();
    expect(page.url()).toBe(`${app.url}/en/500`);
    await page.unroute(path);
    await button(words("common.retry")).click();
    await shown("name");
    expect(await field(words("fields.firstName")).inputValue()).toBe("Ada");
    await button(words("common.continue")).click();
    await shown("usage-purpose");
  });

  // The dial codes of the first question come with the names of their countries.
  it.each([
    ["/de/welcome", []],
    ["/en?step=name", ["DisplayNames"]],
  ])("%s starts without formats that it does not need: each takes milliseconds to make", async (path, needed) => {
    visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(countFormats);
    const own = taken(await wire.post("/onboarding/tenant/init")).token;
    await page.context().addCookies([{ name: "token", value: own, url: app.url }]);
    await page.goto(app.url + path);
    expect(await page.evaluate(() => Reflect.get(globalThis, "formats"))).toEqual(needed);
    // The count itself counts.
    await page.evaluate(() => new Intl.NumberFormat("de"));
    expect(await page.evaluate(() => Reflect.get(globalThis, "formats"))).toEqual([...needed, "NumberFormat"]);
  });
});

/** Runs in the page, before anything else: notes which of the browser's formats are made. */
function countFormats(): void {
  const made: string[] = [];
  Object.assign(globalThis, { formats: made });
  for (const name of [
    "DateTimeFormat",
    "NumberFormat",
    "DisplayNames",
    "Collator",
    "PluralRules",
    "ListFormat",
  ] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (...call) => {
          made.push(name);
          return Reflect.construct(...call);
        },
      }),
    });
}
