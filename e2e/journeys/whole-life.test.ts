import type { StripeDouble } from "@kautia/stripe-double";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { startWithStripe, stripeAccounts } from "../src/stripe-accounts.ts";
import { serveStripeJs } from "../src/stripe-js.ts";
import { daysBetween, eventually, goodCard, inDays } from "../src/tenant-by-wire.ts";
import {
  answerQuestions,
  chooseOffer,
  type Guest,
  inAustria,
  signContract,
  startInAustria,
  startOnWelcome,
  typeCard,
  usualGuest,
  wordsOf,
} from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";
const lives = [
  { country: "de", language: "de", locale: "de", period: "yearly", cents: 7_050 },
  { country: "at", language: "en", locale: "en-AT", period: "monthly", cents: 635 },
] as const;
type Life = (typeof lives)[number];

/** From the first page to the last cent, all of it in a browser, with either provider of cards. */
describe("a whole life", () => {
  let double: StripeDouble | null;
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  afterEach(async () => {
    await visitor.close();
    await double?.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  async function start(provider: "sandbox" | "stripe"): Promise<void> {
    if (provider === "stripe") ({ app, double } = await startWithStripe());
    else [app, double] = [await startApp(), null];
    wire = wireTo(app.url);
  }

  /** What was taken and given back, in cents, by the provider's own books. */
  async function books({ country }: Life): Promise<[taken: number, back: number][]> {
    if (!double)
      return (await wire.charges())
        .filter(({ status }) => status === "succeeded")
        .map(({ amount, refunded }) => [Math.round(amount * 100), Math.round(refunded * 100)]);
    const account = double.account(stripeAccounts[country].secretKey);
    return account.succeeded().map(({ id, amount }) => {
      const back = [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === id);
      return [amount, back.reduce((sum, refund) => sum + refund.amount, 0)];
    });
  }

  async function sign(guest: Guest, { country, period }: Life, begins: string): Promise<void> {
    const { page, words } = guest;
    await (country === "at" ? startInAustria : startOnWelcome)(guest, app.url);
    await answerQuestions(guest, { start: begins, ...(country === "at" ? inAustria : {}) });
    // The law of Austria asks for two consents more.
    if (country === "at")
      for (const key of ["summary.electronicCommunication", "summary.earlyFulfilment"] as const)
        await guest.hand.tick(page.getByRole("checkbox", { name: words(key) }));
    await chooseOffer(guest, period);
    if (double) {
      await page.frameLocator('iframe[title="Card"]').getByLabel("Card number").fill(goodCard);
      await page.getByRole("button", { name: words("payment.setUp") }).click();
    } else await typeCard(guest, goodCard);
    await signContract(guest);
  }

  /** The landlord's page by the newest mailed link, in the reader's language. */
  async function openAsLandlord({ page, language }: Guest): Promise<string> {
    const link = await mailedLink(wire, usualGuest.landlordEmail, "landlord");
    await page.goto(link.replace("/de/", `/${language}/`));
    return link;
  }

  async function setPassword({ page, words, language }: Guest): Promise<void> {
    const link = await mailedLink(wire, usualGuest.email, "new-password");
    await page.goto(link.replace("/de/", `/${language}/`));
    for (const key of ["account.newPassword", "account.repeat"] as const)
      await page.getByLabel(words(key), { exact: true }).fill(password);
    await page.getByRole("button", { name: words("account.set"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words("account.setTitle") }).waitFor();
  }

  /** By the footer, which knows the way whoever is there. */
  async function openAccount({ page, words }: Guest): Promise<void> {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("footer.account"), exact: true })
      .click();
    await page.getByLabel(words("account.login"), { exact: true }).fill(usualGuest.email);
    await page.getByLabel(words("account.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: words("account.logIn"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words("policies.title") }).waitFor();
  }

  it.each(lives.flatMap((life) => (["sandbox", "stripe"] as const).map((provider) => ({ ...life, provider }))))(
    "$period in $country with cards by $provider",
    { timeout: 240_000 },
    async ({ provider, ...life }) => {
      const { language, locale, period, cents } = life;
      await start(provider);
      const words = wordsOf(locale);
      visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
      const { page } = visitor;
      if (double) await serveStripeJs(page, double.url);
      const guest: Guest = { page, hand: mouseHand(), words, language };
      const begins = firstOfMonthAfter(inDays(1));
      const second = firstOfMonthAfter(begins);
      await sign(guest, life, begins);
      await setPassword(guest);

      await openAsLandlord(guest);
      await page.getByRole("button", { name: words("landlord.accept"), exact: true }).click();
      await page.getByText(words("landlord.status.ACCEPTED")).first().waitFor();
      await wire.clock(`${dayBefore(begins)}T20:00:00Z`);
      expect(await books(life)).toEqual([]);
      await wire.clock(`${begins}T12:00:00Z`);
      expect(await books(life)).toEqual([[cents, 0]]);

      // Ten days into the second month.
      await wire.clock(`${second.slice(0, 8)}11T09:00:00Z`);
      const paid = period === "yearly" ? 1 : 2;
      expect(await books(life)).toEqual(Array.from({ length: paid }, () => [cents, 0]));
      const used = period === "yearly" ? daysBetween(begins, second) + 10 : 10;
      const length =
        period === "yearly" ? daysBetween(begins, yearAfter(begins)) : daysBetween(second, firstOfMonthAfter(second));
      const back = Math.ceil((cents * (length - used)) / length);

      await openAccount(guest);
      await page.getByRole("button", { name: words("leaving.cancel"), exact: true }).click();
      const amount = (back / 100).toFixed(2);
      await page
        .getByText(language === "de" ? `${amount.replace(".", ",")}\u00A0€` : `€${amount}`)
        .first()
        .waitFor();
      await page.getByRole("button", { name: words("leaving.confirmCancellation"), exact: true }).click();
      await page.getByText(words("leaving.cancelled"), { exact: true }).waitFor();
      expect((await books(life)).map(([, given]) => given)).toEqual(Array.from({ length: paid }, () => 0));

      await openAsLandlord(guest);
      await page.getByRole("button", { name: words("leaving.release"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("leaving.sign"), exact: true })
        .click();
      await page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") }).waitFor();
      const end: [number, number][] = [
        ...Array.from({ length: paid - 1 }, (): [number, number] => [cents, 0]),
        [cents, back],
      ];
      await eventually(async () => (String(await books(life)) === String(end) ? true : undefined));
      // A year later nothing more has been taken, nothing given back twice.
      await wire.clock(`${yearAfter(second)}T12:00:00Z`);
      expect(await books(life)).toEqual(end);
    },
  );
});

function firstOfMonthAfter(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
