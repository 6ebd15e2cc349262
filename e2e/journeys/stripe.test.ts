import { expect } from "../src/fixtures.ts";
import { full, localeOf } from "../src/level.ts";
import { mailedLink } from "../src/mailbox.ts";
import { stripeAccounts as accounts, testWithStripe as test } from "../src/stripe-accounts.ts";
import { serveStripeJs } from "../src/stripe-js.ts";
import {
  anotherPerson,
  answerQuestions,
  choosePeriod,
  inDays,
  landlordTokenFor,
  expectSuccess,
} from "../src/tenant-by-api.ts";
import { followLink, userOf, signContract } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";

const vienna = { street: "Praterstraße", streetNumber: "12", zip: "1020", city: "Wien", country: "at" };
const payers = [
  ["de", "de", "YEARLY", 7_050],
  ["at", "en", "MONTHLY", 635],
] as const;

async function giveCard(page: Page, name: string, number: string): Promise<void> {
  await page.frameLocator('iframe[title="Card"]').getByLabel("Card number").fill(number);
  await page.getByRole("button", { name }).click();
}

for (const [country, language, period, cents] of full ? payers : payers.slice(0, 1))
  test(`a card at Stripe is declined, confirmed by the bank, and confirmed again for a later premium (${country}, ${language}, ${period})`, async ({
    app,
    double,
    visit,
    api,
  }) => {
    test.setTimeout(240_000);
    const account = double.account(accounts[country].secretKey);
    const { page, expectFailure } = await visit({ locale: localeOf(language), width: 1280, height: 1000 });
    const user = userOf(page, language);
    const { words } = user;
    const { email, landlordEmail } = anotherPerson();
    await serveStripeJs(page, double.url);
    const home = country === "at" ? { home: vienna } : {};
    const token = await answerQuestions(api, {
      email,
      landlordEmail,
      insuranceStart: inDays(1),
      paymentPeriod: period,
      ...home,
    });
    await choosePeriod(api, token, period, { electronicCommunication: true, earlyFulfilment: true });

    // A declined card shows our text and keeps the fields.
    await followLink(userOf(page, language), `${app.url}/${language}?token=${token}`);
    expectFailure(402, /setup_intents/);
    await giveCard(page, words("payment.setUp"), "4000 0000 0000 9995");
    await expect(page.getByText(words("payment.declinedFunds"))).toBeVisible();
    // The bank asks for a confirmation, which fails first.
    expectFailure(402, /challenges/);
    await giveCard(page, words("payment.setUp"), "4000 0025 0000 3155");
    const bank = page.frameLocator('iframe[title="Bank"]');
    await bank.getByRole("button", { name: "Fail" }).click();
    await expect(page.getByText(words("payment.notConfirmedText"))).toBeVisible();
    await giveCard(page, words("payment.setUp"), "4000 0025 0000 3155");
    await bank.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("payment.summary") })).toBeVisible();
    await signContract(user, "Ada");

    const landlord = await landlordTokenFor(api, landlordEmail);
    expectSuccess(await api.post(`/landlord/${landlord}/accept`));
    const [method] = [...account.setupIntents.values()].map(({ payment_method }) => payment_method);
    if (typeof method !== "string") throw new Error("no card on file");
    account.changeBank(method, "asks");
    await api.clock(`${inDays(1)}T12:00:00Z`);
    expect(account.succeeded()).toEqual([]);

    // The tenant follows the mailed link, the bank asks again, and the open premium is paid once.
    const link = await mailedLink(api, email, "card");
    await page.goto(link.replace("/de/", `/${language}/`));
    await expect(page.getByRole("heading", { level: 1, name: words("card.confirmTitle") })).toBeVisible();
    const euros = new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency: "EUR",
    });
    const confirm = page.getByRole("button", { name: words("card.confirm", { amount: euros.format(cents / 100) }) });
    await confirm.click();
    await bank.getByRole("button", { name: "Fail" }).click();
    await expect(page.getByText(words("card.notConfirmedTitle"))).toBeVisible();
    // Closing the page during the bank's question and reopening it continues the same payment.
    await confirm.click();
    await expect(bank.getByRole("button", { name: "Complete" })).toBeVisible();
    await page.reload();
    await confirm.click();
    await bank.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("card.confirmedTitle") })).toBeVisible();
    const payments = [...account.paymentIntents.values()].map(({ status }) => status);
    expect(payments).toEqual(["requires_payment_method", "canceled", "succeeded"]);
    expect(account.succeeded().map(({ amount }) => amount)).toEqual([cents]);
    await api.clock(`${inDays(20)}T12:00:00Z`);
    expect(account.succeeded()).toHaveLength(1);
  });
