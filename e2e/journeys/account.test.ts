import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { cookieFrom } from "../src/codes/cookie-from.ts";
import { logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { inDays, signByWire, type Signed, taken } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";

/** After onboarding, in a real browser: account, contracts, message, rating. */
describe("the account in a browser", () => {
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    await visitor.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const box = (name: string) => visitor.page.getByLabel(name, { exact: true });
  const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

  async function setPassword(words: Words, { tenant }: Signed): Promise<string> {
    const link = await mailedLink(wire, tenant.email, "new-password");
    await visitor.page.goto(link);
    await heading(words("account.newTitle"));
    await box(words("account.newPassword")).fill(password);
    await box(words("account.repeat")).fill(password);
    await button(words("account.set")).click();
    await heading(words("account.setTitle"));
    return link;
  }

  async function logIn(words: Words, login: string, typed = password): Promise<void> {
    await box(words("account.login")).fill(login);
    await box(words("account.password")).fill(typed);
    await button(words("account.logIn")).click();
  }

  it("from the mailed link to the contract, a word to the landlord, and out again", async () => {
    const words = wordsOf("de");
    const signed = await signByWire(wire);
    visitor = await visit({ locale: "de-DE" });
    const { page } = visitor;
    await setPassword(words, signed);
    await page
      .getByRole("main")
      .getByRole("link", { name: words("account.logIn"), exact: true })
      .click();
    await heading(words("account.loginTitle"));
    await logIn(words, signed.tenant.email);

    await heading(words("policies.title"));
    const contract = page.getByRole("region", { name: "Torstraße 12, 10119 Berlin" });
    await contract.getByText("70,50 €", { exact: true }).waitFor();
    await contract.getByText("Antwort: Eva Vermieterin").waitFor();
    await button(words("policies.message")).click();
    await button(words("policies.messageSend")).click();
    await page.getByText(words("validation.emptyMessage")).first().waitFor();
    await box(words("policies.messageLabel")).fill("Guten Tag,\nwann passt Ihnen die Übergabe?");
    await button(words("policies.messageSend")).click();
    await page.getByText(words("policies.messageSent")).waitFor();
    const mail = (await wire.mails()).find(({ to, text }) => to.includes("eva.") && text.includes("die Übergabe?"));
    expect(mail).toMatchObject({ replyTo: signed.tenant.email });

    await button(words("policies.logOut")).click();
    await heading(words("account.loginTitle"));
    await page.goto(`${app.url}/de/policies`);
    await heading(words("account.loginTitle"));
  });

  it("shows the rules while a password is typed, and refuses what breaks them or differs", async () => {
    const words = wordsOf("en");
    const signed = await signByWire(wire);
    visitor = await visit({ locale: "en-GB", width: 360, height: 740 });
    const { page } = visitor;
    await page.goto((await mailedLink(wire, signed.tenant.email, "new-password")).replace("/de/", "/en/"));
    const kept = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await box(words("account.newPassword")).pressSequentially("abc1");
    await kept(words("account.rule.digit")).getByText(words("account.ruleKept")).waitFor();
    await kept(words("account.rule.upper")).getByText(words("account.ruleOpen")).waitFor();
    await box(words("account.repeat")).fill("another");
    await button(words("account.set")).click();
    await page.getByText(words("validation.requirements")).first().waitFor();
    await page.getByText(words("validation.not_match")).first().waitFor();

    // Pasted, as by a password manager.
    for (const name of ["account.newPassword", "account.repeat"] as const) {
      await box(words(name)).fill("");
      await box(words(name)).focus();
      await page.keyboard.insertText(password);
    }
    await button(words("account.set")).click();
    await heading(words("account.setTitle"));
  });

  it("says that a used link is none, and mails another; a wrong login is told without saying more", async () => {
    const words = wordsOf("en");
    const signed = await signByWire(wire);
    visitor = await visit({ locale: "en-GB" });
    const { page } = visitor;
    const used = (await setPassword(wordsOf("de"), signed)).replace("/de/", "/en/");
    visitor.expectFailure(404, /^\/api\/v1\/user\/confirm-account\//);
    await page.goto(used);
    await heading("Wrong Token!");
    await box(words("account.login")).fill("neither");
    await button(words("account.sendLink")).click();
    await page.getByText(words("validation.login")).first().waitFor();
    await box(words("account.login")).fill("+49 170 1234567");
    await button(words("account.sendLink")).click();
    await page.getByText(words("account.sentTitle")).waitFor();
    const link = await mailedLink(wire, signed.tenant.email, "new-password", used);
    expect(link).not.toBe(used);

    await page.goto(`${app.url}/en/login`);
    visitor.expectFailure(401, "/api/v1/session");
    await logIn(words, "nobody@example.com");
    await page.getByText(words("errors.LOGIN_FAILED")).first().waitFor();
    await logIn(words, "0170 1234567");
    await heading(words("policies.title"));
  });

  it.each(["de", "en"] as const)("ends the login on a computer that was left behind (%s)", async (language) => {
    const words = wordsOf(language);
    const signed = await signByWire(wire);
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 320, height: 640 });
    const { page } = visitor;
    await setPassword(wordsOf("de"), signed);
    const left = { cookie: await cookieFrom(app.url, "/session", { login: signed.tenant.email, password }) };
    expect((await wire.get("/policies", left)).status).toBe(200);
    await page.goto(`${app.url}/${language}/login`);
    await logIn(words, signed.tenant.email);
    await button(words("sessions.show")).click();
    await page.getByText(words("sessions.browser.chrome"), { exact: false }).first().waitFor();
    const other = `${words("sessions.browser.unknown")} ${language === "de" ? "auf" : "on"} ${words("sessions.system.unknown")}`;
    await button(`${words("sessions.end")}: ${other}`).click();
    await page.getByText(words("sessions.noOthers")).waitFor();
    expect((await wire.get("/policies", left)).status).toBe(401);
    await page.reload();
    await heading(words("policies.title"));
  });

  it.each(["de", "en"] as const)("changes the password, and shuts out whoever had it (%s)", async (language) => {
    const words = wordsOf(language);
    const { tenant } = await signByWire(wire);
    const first = await mailedLink(wire, tenant.email, "new-password");
    const token = /[0-9a-f]{32}/.exec(first)?.[0];
    taken(await wire.post("/user/confirm-account", { token, password }));
    const other = { cookie: await cookieFrom(app.url, "/session", { login: tenant.email, password }) };
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 320, height: 640 });
    const { page } = visitor;
    await page.goto(`${app.url}/${language}/login`);
    await logIn(words, tenant.email);
    await button(words("account.change")).click();
    const fill = async (current: string, next: string) => {
      await box(words("account.currentPassword")).fill(current);
      for (const name of ["account.newPassword", "account.repeat"] as const) await box(words(name)).fill(next);
      await button(words("account.change")).click();
    };
    visitor.expectFailure(400, "/api/v1/account/password");
    await fill("Falsches-Wort-1", "Neues-Wort-22");
    await page.getByText(words("account.currentWrong")).first().waitFor();
    await fill(password, "Neues-Wort-22");
    await page.getByText(words("account.changed")).waitFor();
    expect((await wire.get("/policies", other)).status).toBe(401);
    expect(await mailedLink(wire, tenant.email, "new-password", first)).not.toContain("token");

    await page.reload();
    await heading(words("policies.title"));
    await button(words("policies.logOut")).click();
    await heading(words("account.loginTitle"));
    visitor.expectFailure(401, "/api/v1/session");
    await logIn(words, tenant.email);
    await page.getByText(words("errors.LOGIN_FAILED")).first().waitFor();
    await logIn(words, tenant.email, "Neues-Wort-22");
    await heading(words("policies.title"));
  });

  it.each(["de", "en"] as const)("logs in by a mailed link, once (%s)", async (language) => {
    const words = wordsOf(language);
    const { tenant } = await signByWire(wire);
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 360, height: 740 });
    const { page } = visitor;
    await page.goto(`${app.url}/${language}/login`);
    await page.getByRole("link", { name: words("account.byLink") }).click();
    await heading(words("account.byLink"));
    await box(words("account.login")).fill(tenant.email);
    await button(words("account.sendLink")).click();
    await page.getByText(words("account.linkSentText")).waitFor();
    const link = (await mailedLink(wire, tenant.email, "login")).replace("/de/", `/${language}/`);
    await page.goto(link);
    await heading(words("account.linkTitle"));
    await button(words("account.logIn")).click();
    await heading(words("policies.title"));
    visitor.expectFailure(404, "/api/v1/session/link");
    await page.goto(link);
    await button(words("account.logIn")).click();
    await heading(words("pages.wrongToken"));
  });

  it("asks for a rating two weeks after cover began, takes it by keyboard alone, and once", async () => {
    const words = wordsOf("de");
    const signed = await signByWire(wire);
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    await wire.clock(`${inDays(26)}T12:00:00Z`);
    visitor = await visit({ locale: "de-DE" });
    const { page } = visitor;
    const link = await mailedLink(wire, signed.tenant.email, "rate");
    await page.goto(link);
    await heading(words("rate.title"));
    await button(words("rate.send")).click();
    await page.getByText(words("validation.option")).first().waitFor();

    const group = (name: string) => page.getByRole("group", { name });
    await group(words("rate.landlord")).getByRole("radio").first().focus();
    for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
    await group(words("rate.provider")).getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    for (let star = 1; star < 5; star++) await page.keyboard.press("ArrowRight");
    await group(words("rate.recommend"))
      .getByRole("radio", { name: words("common.yes") })
      .focus();
    await page.keyboard.press("Space");
    await box(`${words("rate.message")} ${words("common.optional")}`).fill("Alles bestens.");
    expect(await group(words("rate.landlord")).getByRole("radio", { checked: true }).getAttribute("aria-label")).toBe(
      words("rate.stars.4"),
    );
    await button(words("rate.send")).press("Enter");
    await page.waitForURL("**/de/rate/thank-you");
    await heading(words("rate.thanksTitle"));

    await page.goto(link);
    await heading(words("rate.alreadyTitle"));
    visitor.expectFailure(404, `/api/v1/rating/${"0".repeat(32)}`);
    await page.goto(`${app.url}/de/rate/${"0".repeat(32)}`);
    await page.waitForURL("**/de/404");

    await page.goto(`${app.url}/de/staff/figures`);
    await logInAtDesk({ page, hand: mouseHand(), words, language: "de" });
    const ratings = page.locator("section").filter({
      has: page.getByRole("heading", { name: words("staff.figures.ratings"), exact: true }),
    });
    await ratings.getByText("Alles bestens.").waitFor();
    await ratings.getByText(words("staff.figures.wordsStars", { landlord: 4, provider: 5, most: 5 })).waitFor();
    await ratings.getByText(words("staff.figures.percent", { share: 100 })).waitFor();
  });
});
