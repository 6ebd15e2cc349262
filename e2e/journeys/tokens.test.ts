import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { inviteByWire } from "../src/partner.ts";
import { answerQuestions, taken } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const nobodys = "0123456789abcdef0123456789abcdef";

/** Who comes with which secret, where it is kept, and where it must not stay. */
describe("arriving", () => {
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

  const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  const address = () => visitor.page.url().slice(app.url.length);
  const tokenCookie = async () => (await visitor.page.context().cookies()).find(({ name }) => name === "token");

  it.each([
    ["", "en-GB", "/en/welcome", "welcome.title"],
    ["", "de-AT", "/de-AT/welcome", "welcome.title"],
    ["/de", "en-GB", "/de/welcome", "welcome.title"],
    ["/de-AT/summary", "de-DE", "/de-AT/welcome", "welcome.title"],
    ["/en/payment", "de-DE", "/en/welcome", "welcome.title"],
    ["/short-onboarding", "de-AT", "/de-AT/welcome", "welcome.title"],
    ["/de/no-such-page", "en-GB", "/de/404", "pages.404.title"],
    ["/no/such/page", "en-GB", "/en/404", "pages.404.title"],
    ["/fr/welcome", "de-DE", "/de-DE/404", "pages.404.title"],
    ["/welcome", "de-DE", "/de-DE/welcome", "welcome.title"],
    ["/en/rate/thank-you", "de-DE", "/en/rate/thank-you", "rate.thanksTitle"],
  ] as const)(
    "at '%s' without a token, in a browser that speaks %s, leads to %s",
    async (path, locale, target, title) => {
      visitor = await visit({ locale });
      const { page } = visitor;
      await page.goto(app.url + path);
      const words: Words = wordsOf(target.startsWith("/de") ? "de" : "en");
      await heading(words(title));
      expect(address()).toBe(target);
      expect(await page.title()).toMatch(/^.+ – Kautia$/);
      expect(await tokenCookie()).toBeUndefined();
    },
  );

  it.each([
    ["that names Austria is for a home there, and nobody is asked", "de-AT", "/de-AT", null],
    ["that names neither country is asked where the home is", "en-GB", "/en", "country.at"],
  ] as const)("in a browser %s", async (_, locale, segment, choice) => {
    visitor = await visit({ locale });
    const { page } = visitor;
    const words = wordsOf(locale === "de-AT" ? "de" : "en");
    await page.goto(app.url);
    await page.getByRole("button", { name: words("welcome.start"), exact: true }).click();
    if (choice) await page.getByRole("radio", { name: words(choice), exact: true }).click();
    await heading(words("questions.name.title"));
    expect(address()).toBe(`${segment}?step=name`);
    // The usual dial code goes with the country.
    expect(await page.getByRole("combobox", { name: words("common.dialCode") }).inputValue()).toBe("+43");
  });

  it("with a token in the address keeps it in the cookie for a day, and nowhere else", async () => {
    visitor = await visit({ locale: "de-DE" });
    const { page } = visitor;
    const token = await answerQuestions(wire);
    await page.goto(`${app.url}/de/welcome`);
    const before = Date.now() / 1000;
    await page.goto(`${app.url}/de?token=${token}`);
    await heading(wordsOf("de")("summary.title"));
    expect(address()).toBe("/de/summary");
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(
      token,
    );
    const cookie = await tokenCookie();
    expect(cookie).toMatchObject({ value: token, path: "/", sameSite: "Lax" });
    expect(Math.abs((cookie?.expires ?? 0) - before - 86_400)).toBeLessThan(60);
    // The way back goes over no address with the token in it.
    await page.goBack();
    await heading(wordsOf("de")("welcome.title"));
    expect(address()).toBe("/de/welcome");
  });

  it("with another's token turns to that application; with one that nobody knows changes nothing", async () => {
    visitor = await visit({ locale: "en-GB" });
    const { page } = visitor;
    const [mine, other] = [await answerQuestions(wire), await answerQuestions(wire, { lastName: "Other" })];
    await page.goto(`${app.url}/en?token=${mine}`);
    await heading(wordsOf("en")("summary.title"));
    await page.goto(`${app.url}/en/summary?token=${other}`);
    await page.getByText("Other").first().waitFor();
    expect((await tokenCookie())?.value).toBe(other);
    visitor.expectFailure(404, /\/onboarding\/tenant\//);
    await page.goto(`${app.url}/en?token=${nobodys}`);
    await heading(wordsOf("en")("pages.linkExpired.title"));
    expect((await tokenCookie())?.value).toBe(other);
  });

  it("with a cookie that nobody knows is a stranger again, and the cookie is gone", async () => {
    visitor = await visit({ locale: "de-DE" });
    const { page } = visitor;
    await page.context().addCookies([{ name: "token", value: nobodys, url: app.url }]);
    visitor.expectFailure(404, /\/onboarding\/tenant\//);
    await page.goto(`${app.url}/de/offers`);
    await heading(wordsOf("de")("welcome.title"));
    expect(await tokenCookie()).toBeUndefined();
  });

  it.each(["invitation-token", "pd"])(
    "with a forged '%s' leads to the page that says so, and nothing is made",
    async (name) => {
      visitor = await visit({ locale: "de-DE" });
      visitor.expectFailure(name === "pd" ? 410 : 404, /./);
      await visitor.page.goto(`${app.url}/de?${name}=${nobodys}`);
      await heading(wordsOf("de")("pages.linkExpired.title"));
      expect(address()).toBe("/de/link-expired");
      expect(await tokenCookie()).toBeUndefined();
    },
  );

  it("with an invitation takes its token, once; a second browser finds it used up", async () => {
    visitor = await visit({ locale: "en-GB" });
    const { invitationUrl } = await inviteByWire(wire);
    const link = invitationUrl.replace(/\/\w\w\?/, "/en?");
    await visitor.page.goto(link);
    await visitor.page.getByText(wordsOf("en")("common.perMonth")).first().waitFor();
    expect(address()).toBe("/en/invited");
    const token = (await tokenCookie())?.value ?? "";
    expect(taken(await wire.get(`/onboarding/tenant/${token}`))).toMatchObject({ invited: true });
    await visitor.close();

    visitor = await visit({ locale: "en-GB" });
    visitor.expectFailure(410, /\/accept$/);
    await visitor.page.goto(link);
    await heading(wordsOf("en")("pages.linkExpired.title"));
    expect(await tokenCookie()).toBeUndefined();
  });

  it("with a link that cannot be initialised leads to the page that says we are at work on it", async () => {
    visitor = await visit({ locale: "en-GB" });
    const { page } = visitor;
    visitor.expectFailure(500, /\/init$/);
    const problem = {
      type: "about:blank",
      title: "internal",
      status: 500,
      errorCode: "INTERNAL",
      message: "",
      data: { fields: [] },
    };
    await page.route(/\/onboarding\/tenant\/init/, (route) =>
      route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await page.goto(`${app.url}/en?pd=anything`);
    await heading(wordsOf("en")("pages.maintenance.title"));
    expect(address()).toBe("/en/maintenance");
  });
});
