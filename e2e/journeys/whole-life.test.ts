import type { StripeDouble } from "@kautia/stripe-double";
import { logIn, openPage, setPassword } from "../src/account.ts";
import type { App } from "../src/app.ts";
import { expect, testWithOwnApp, type Visit } from "../src/fixtures.ts";
import { full, localeOf } from "../src/level.ts";
import { acceptAsLandlord } from "../src/landlord-in-browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { stripeAccounts, testWithStripe } from "../src/stripe-accounts.ts";
import { serveStripeJs } from "../src/stripe-js.ts";
import { daysBetween, goodCard, inDays } from "../src/tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  type User,
  userOf,
  inAustria,
  signContract,
  startInAustria,
  startOnWelcome,
  typeCard,
  usualAnswers,
  wordsOf,
} from "../src/tenant-in-browser.ts";
import type { ApiClient } from "../src/api-client.ts";

const lives = [
  { country: "de", language: "de", locale: "de", period: "yearly", cents: 7_050 },
  { country: "at", language: "en", locale: "en-AT", period: "monthly", cents: 635 },
] as const;
type Case = (typeof lives)[number];

interface Context {
  app: App;
  api: ApiClient;
  visit: Visit;
  /** Null with the sandbox payment provider. */
  double: StripeDouble | null;
}

/** Charged and refunded cents, from the payment provider's records. */
async function books({ api, double }: Context, { country }: Case): Promise<[charged: number, refunded: number][]> {
  if (!double)
    return (await api.charges())
      .filter(({ status }) => status === "succeeded")
      .map(({ amount, refunded }) => [Math.round(amount * 100), Math.round(refunded * 100)]);
  const account = double.account(stripeAccounts[country].secretKey);
  return account.succeeded().map(({ id, amount }) => {
    const back = [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === id);
    return [amount, back.reduce((sum, refund) => sum + refund.amount, 0)];
  });
}

async function sign(user: User, { app, double }: Context, { country, period }: Case, begins: string): Promise<void> {
  const { page, words } = user;
  await (country === "at" ? startInAustria : startOnWelcome)(user, app.url);
  await answerQuestions(user, { start: begins, ...(country === "at" ? inAustria : {}) });
  // Austria requires one more consent.
  if (country === "at")
    await user.input.tick(page.getByRole("checkbox", { name: words("summary.electronicCommunication") }));
  await chooseOffer(user, period);
  if (double) {
    await page.frameLocator('iframe[title="Card"]').getByLabel("Card number").fill(goodCard);
    await page.getByRole("button", { name: words("payment.setUp") }).click();
  } else await typeCard(user, goodCard);
  await signContract(user);
}

/** Opens the landlord's page through the newest mailed link, in the reader's language. */
async function openAsLandlord({ page, language }: User, { api }: Context): Promise<void> {
  const link = await mailedLink(api, usualAnswers.landlordEmail, "landlord");
  await page.goto(link.replace("/de/", `/${language}/`));
}

async function runWholeLife(context: Context, testCase: Case): Promise<void> {
  const { app, api, double } = context;
  const { language, locale, period, cents } = testCase;
  const words = wordsOf(locale);
  const { page } = await context.visit({ locale: localeOf(language) });
  if (double) await serveStripeJs(page, double.url);
  const user = { ...userOf(page, language), words };
  const begins = firstOfMonthAfter(inDays(1));
  const second = firstOfMonthAfter(begins);
  await sign(user, context, testCase, begins);
  const passwordLink = await mailedLink(api, usualAnswers.email, "new-password");
  await page.goto(passwordLink.replace("/de/", `/${language}/`));
  await setPassword(page, words);

  await openAsLandlord(user, context);
  await acceptAsLandlord(user);
  await api.clock(`${dayBefore(begins)}T20:00:00Z`);
  expect(await books(context, testCase)).toEqual([]);
  await api.clock(`${begins}T12:00:00Z`);
  expect(await books(context, testCase)).toEqual([[cents, 0]]);

  // On day eleven of the second month.
  await api.clock(`${second.slice(0, 8)}11T09:00:00Z`);
  const paid = period === "yearly" ? 1 : 2;
  expect(await books(context, testCase)).toEqual(Array.from({ length: paid }, () => [cents, 0]));
  const used = period === "yearly" ? daysBetween(begins, second) + 10 : 10;
  const length =
    period === "yearly" ? daysBetween(begins, yearAfter(begins)) : daysBetween(second, firstOfMonthAfter(second));
  const back = Math.ceil((cents * (length - used)) / length);

  await logIn(page, words, `${app.url}/${language}`, usualAnswers.email);
  await openPage(page, words, "leaving.cancel");
  const amount = (back / 100).toFixed(2);
  await expect(
    page.getByText(language === "de" ? `${amount.replace(".", ",")}\u00A0€` : `€${amount}`).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: words("leaving.confirmCancellation"), exact: true }).click();
  await expect(page.getByText(words("leaving.cancelled"), { exact: true })).toBeVisible();
  expect((await books(context, testCase)).map(([, given]) => given)).toEqual(Array.from({ length: paid }, () => 0));

  await openAsLandlord(user, context);
  await page.getByRole("link", { name: words("leaving.release"), exact: true }).click();
  await page.getByRole("button", { name: words("leaving.release"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("leaving.sign"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") })).toBeVisible();
  const end: [number, number][] = [
    ...Array.from({ length: paid - 1 }, (): [number, number] => [cents, 0]),
    [cents, back],
  ];
  await expect.poll(() => books(context, testCase)).toEqual(end);
  // A year later there are no further charges or refunds.
  await api.clock(`${yearAfter(second)}T12:00:00Z`);
  expect(await books(context, testCase)).toEqual(end);
}

const title = ({ country, period }: Case, cards: string) =>
  `a ${period} guarantee in ${country} works from the first page to the last refund, with cards by ${cards}`;

for (const testCase of full ? lives : [])
  testWithOwnApp(title(testCase, "the sandbox"), async ({ app, api, visit }) => {
    testWithOwnApp.setTimeout(240_000);
    await runWholeLife({ app, api, visit, double: null }, testCase);
  });

for (const testCase of full ? lives : lives.slice(1))
  testWithStripe(title(testCase, "Stripe"), async ({ app, api, visit, double }) => {
    testWithStripe.setTimeout(240_000);
    await runWholeLife({ app, api, visit, double }, testCase);
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
