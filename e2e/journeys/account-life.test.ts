import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { eventually, failingCard, goodCard, inDays, signByWire, taken } from "../src/tenant-by-wire.ts";
import { typeCard, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";
const languages = ["de", "en"] as const;

/** Of the application in the browser. */
async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "token")?.value;
}

/** The whole life of an account in a real browser, on a telephone, from the first mail to the rating. */
describe("the life of an account", () => {
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

  function at(language: (typeof languages)[number]) {
    const words = wordsOf(language);
    const { page } = visitor;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const box = (name: string) => page.getByLabel(name, { exact: true });
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    return {
      words,
      page,
      button,
      box,
      heading,
      told: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
      /** Mails are in the contract's language, people may read in another. */
      follow: (link: string) => page.goto(link.replace("/de/", `/${language}/`)),
      async setPassword(next: string) {
        await heading(words("account.newTitle"));
        await box(words("account.newPassword")).fill(next);
        await box(words("account.repeat")).fill(next);
        await button(words("account.set")).click();
        await heading(words("account.setTitle"));
      },
      async logIn(login: string, typed: string) {
        await page.goto(`${app.url}/${language}/login`);
        await box(words("account.login")).fill(login);
        await box(words("account.password")).fill(typed);
        await button(words("account.logIn")).click();
        await heading(words("policies.title"));
      },
    };
  }

  // A dozen pages, one after the other, on a machine that is busy otherwise.
  it.each(languages)("from the password to the rating (%s)", { timeout: 240_000 }, async (language) => {
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 360, height: 740 });
    const { words, page, button, box, heading, told, follow, setPassword, logIn } = at(language);
    const { tenant, refId, landlordToken } = await signByWire(wire, { cardNumber: failingCard });
    taken(await wire.post(`/landlord/${landlordToken}/accept`));
    await follow(await mailedLink(wire, tenant.email, "new-password"));
    await setPassword(password);
    await logIn(tenant.email, password);
    await page.getByRole("region", { name: "Torstraße 12, 10119 Berlin" }).waitFor();

    // The card on file would fail: the new one is what the first premium is charged to.
    await button(words("policies.anotherCard")).click();
    await heading(words("card.changeTitle"));
    await typeCard({ page, hand: mouseHand(), words, language }, goodCard);
    await heading(words("card.changedTitle"));

    await logIn(tenant.email, password);
    await button(words("policies.message")).click();
    await box(words("policies.messageLabel")).fill("Wann passt Ihnen die Übergabe?");
    await button(words("policies.messageSend")).click();
    await told(words("policies.messageSent"));

    await wire.clock(`${inDays(26)}T12:00:00Z`);
    const charges = await wire.charges(refId);
    expect(charges).toMatchObject([{ amount: 70.5, status: "succeeded" }]);
    const rating = await mailedLink(wire, tenant.email, "rate");
    // Half a day without a use ends a session.
    await logIn(tenant.email, password);
    await button(words("leaving.cancel")).click();
    await button(words("leaving.confirmCancellation")).click();
    await told(words("leaving.cancelled"));
    taken(await wire.post(`/landlord/${landlordToken}/release`, { signature: true }));
    await page.reload();
    await page.getByText(words("policies.event.ENDED")).first().waitFor();
    expect(await button(words("policies.anotherCard")).count()).toBe(0);
    await eventually(async () => ((await wire.charges(refId))[0]?.refunded ? true : undefined));

    await follow(rating);
    await heading(words("rate.title"));
    const choose = (group: string, option: string) =>
      page.getByRole("group", { name: group }).getByRole("radio", { name: option }).check({ force: true });
    await choose(words("rate.landlord"), words("rate.stars.4"));
    await choose(words("rate.provider"), words("rate.stars.5"));
    await choose(words("rate.recommend"), words("common.yes"));
    await button(words("rate.send")).click();
    await heading(words("rate.thanksTitle"));

    await logIn(tenant.email, password);
    await button(words("policies.again")).click();
    const token = await eventually(() => tokenOf(page));
    const { refId: another, userInfo } = taken(await wire.get(`/onboarding/tenant/${token}`));
    expect(another).not.toBe(refId);
    expect(userInfo).toMatchObject({ email: tenant.email });
    // The first day of cover has passed since: it is asked for again.
    await heading(words("questions.insurance-dates.title"));
  });

  it.each(languages)("a forgotten password is set anew, by phone number and mail (%s)", async (language) => {
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 360, height: 740 });
    const { words, page, button, box, heading, told, follow, setPassword, logIn } = at(language);
    const { tenant } = await signByWire(wire);
    const first = await mailedLink(wire, tenant.email, "new-password");
    await follow(first);
    await setPassword(password);
    await page.goto(`${app.url}/${language}/login`);
    await page.getByRole("link", { name: words("account.forgot") }).click();
    await heading(words("account.forgotTitle"));
    await box(words("account.login")).fill("0170 1234567");
    await button(words("account.sendLink")).click();
    await told(words("account.sentTitle"));
    await follow(await mailedLink(wire, tenant.email, "new-password", first));
    await setPassword("Neues-Wort-22");
    await logIn(tenant.email, "Neues-Wort-22");
  });
});
