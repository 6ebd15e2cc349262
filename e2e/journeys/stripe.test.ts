import type { StripeDouble } from "@kautia/stripe-double";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { App } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { startWithStripe, stripeAccounts as accounts } from "../src/stripe-accounts.ts";
import { serveStripeJs } from "../src/stripe-js.ts";
import { answerQuestions, choosePeriod, inDays, taken } from "../src/tenant-by-wire.ts";
import { signContract, type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const vienna = { street: "Praterstraße", streetNumber: "12", zip: "1020", city: "Wien", country: "at" };

/** The life of a contract whose card is at the real provider, as far as our side of it can tell. */
describe("with cards by Stripe", () => {
  let double: StripeDouble;
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  beforeEach(async () => {
    ({ app, double } = await startWithStripe());
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    await visitor.close();
    await double.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  async function giveCard(words: Words, number: string): Promise<void> {
    const { page } = visitor;
    await page.frameLocator('iframe[title="Card"]').getByLabel("Card number").fill(number);
    await page.getByRole("button", { name: words("payment.setUp") }).click();
  }

  it.each([
    ["de", "de", "YEARLY", 7_050],
    ["at", "en", "MONTHLY", 635],
  ] as const)(
    "a tenant in %s, reading %s, pays %s and mends a card",
    async (country, language, period, cents) => {
      const words = wordsOf(language);
      const account = double.account(accounts[country].secretKey);
      visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 1280, height: 1000 });
      const { page } = visitor;
      await serveStripeJs(page, double.url);
      const home = country === "at" ? { home: vienna } : {};
      const token = await answerQuestions(wire, { insuranceStart: inDays(1), paymentPeriod: period, ...home });
      await choosePeriod(wire, token, period, { electronicCommunication: true, earlyFulfilment: true });

      // Declined: the words are ours, the fields stay.
      await page.goto(`${app.url}/${language}/payment?token=${token}`);
      visitor.expectFailure(402, /setup_intents/);
      await giveCard(words, "4000 0000 0000 9995");
      await page.getByText(words("payment.declinedFunds")).waitFor();
      // Asked by the bank, first in vain.
      visitor.expectFailure(402, /challenges/);
      await giveCard(words, "4000 0025 0000 3155");
      const bank = page.frameLocator('iframe[title="Bank"]');
      await bank.getByRole("button", { name: "Fail" }).click();
      await page.getByText(words("payment.notConfirmedText")).waitFor();
      await giveCard(words, "4000 0025 0000 3155");
      await bank.getByRole("button", { name: "Complete" }).click();
      await page.getByRole("heading", { level: 1, name: words("payment.summary") }).waitFor();
      await signContract({ page, hand: mouseHand(), words, language }, "Ada");

      const landlord = (await mailedLink(wire, "eva.vermieterin@example.com", "landlord")).match(/[0-9a-f]{32}/)?.[0];
      taken(await wire.post(`/landlord/${landlord}/accept`));
      const [method] = [...account.setupIntents.values()].map(({ payment_method }) => payment_method);
      if (typeof method !== "string") throw new Error("no card on file");
      account.changeBank(method, "asks");
      await wire.clock(`${inDays(1)}T12:00:00Z`);
      expect(account.succeeded()).toEqual([]);

      // The link of the mail: the bank asks once more, and what is open is paid, once.
      const link = await mailedLink(wire, "ada.weiss@example.com", "card");
      await page.goto(link.replace("/de/", `/${language}/`));
      await page.getByRole("heading", { level: 1, name: words("card.confirmTitle") }).waitFor();
      const euros = new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB", {
        style: "currency",
        currency: "EUR",
      });
      const confirm = page.getByRole("button", { name: words("card.confirm", { amount: euros.format(cents / 100) }) });
      await confirm.click();
      await bank.getByRole("button", { name: "Fail" }).click();
      await page.getByText(words("card.notConfirmedTitle")).waitFor();
      // The page is closed over the bank's question and opened again: it asks about the same payment.
      await confirm.click();
      await bank.getByRole("button", { name: "Complete" }).waitFor();
      await page.reload();
      await confirm.click();
      await bank.getByRole("button", { name: "Complete" }).click();
      await page.getByRole("heading", { level: 1, name: words("card.confirmedTitle") }).waitFor();
      const payments = [...account.paymentIntents.values()].map(({ status }) => status);
      expect(payments).toEqual(["requires_payment_method", "canceled", "succeeded"]);
      expect(account.succeeded().map(({ amount }) => amount)).toEqual([cents]);
      await wire.clock(`${inDays(20)}T12:00:00Z`);
      expect(account.succeeded()).toHaveLength(1);
      // A whole life in one visit.
    },
    240_000,
  );
});
