import { countries, getPaymentSecret, signContract } from "@kautia/contract";
import { type Account, startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import type { Overrides } from "../container.ts";
import { makeFakeClock } from "./fake-clock.ts";
import { makeTestServer, type TestServer } from "./make-test-server.ts";
import { stripeAccounts } from "./stripe-accounts.ts";
import {
  acceptSigned,
  type ContractWishes,
  findRefId,
  goodCard,
  makeReadyToSign,
  type SignedPolicy,
} from "./sign-policy.ts";

/** A whole server whose cards are at Stripe, as far as it knows. */
export interface StripeServer extends TestServer {
  double: StripeDouble;
  /** The German account. */
  account: Account;
  /** Listens, and has Stripe tell it what happens. */
  listen(): Promise<void>;
}

/** `timeout`: how long the card provider may take, in ms; short where a test has it say nothing. */
export async function makeStripeServer({ timeout, overrides = {} }: { timeout?: number; overrides?: Overrides } = {}) {
  // Both live by one time: the provider forgets keys after a day.
  const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
  let now = () => clock.now();
  const double = await startStripeDouble({ accounts: Object.values(stripeAccounts), now: () => now() });
  const server = await makeTestServer({
    config: { payment: { provider: "stripe", apiBase: double.url, accounts: stripeAccounts } },
    overrides: { clock, paymentTimeout: timeout, ...overrides },
  });
  now = () => server.deps.clock.now();
  const stripeServer: StripeServer = {
    ...server,
    double,
    account: double.account(stripeAccounts.de.secretKey),
    async listen() {
      const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
      for (const country of countries) {
        const { secretKey, webhookSecret: secret } = stripeAccounts[country];
        double.account(secretKey).webhooks.sendTo({ url: `${url}/api/v1/payment/webhooks/${country}`, secret });
      }
    },
    async close() {
      await server.close();
      await double.close();
    },
  };
  return stripeServer;
}

/** An accepted contract whose card is on file at Stripe. */
export async function makeAcceptedByStripe(
  server: StripeServer,
  { card = goodCard, ...wishes }: ContractWishes = {},
): Promise<SignedPolicy> {
  const token = await makeReadyToSign(server, wishes);
  const secret = await server.call(getPaymentSecret, { params: { token } });
  if (!secret.ok) throw new Error(`no secret: ${secret.problem.errorCode}`);
  if (server.account.confirmSetup(secret.body.secret, card).status === "requires_action")
    server.account.confirmSetup(secret.body.secret, card, "passed");
  const signed = await server.call(signContract, { body: { token, signature: true } });
  if (!signed.ok) throw new Error(`not signed: ${signed.problem.errorCode}`);
  await acceptSigned(server, wishes.landlordEmail);
  return { token, refId: await findRefId(server, token) };
}

/** A card on file at Stripe, of a customer of its own. */
export function giveStripeCard({ account }: StripeServer, number = goodCard): string {
  const { id } = account.createCustomer({});
  const { client_secret } = account.createSetupIntent(id, {}, null);
  const { status, payment_method } = account.confirmSetup(client_secret ?? "", number);
  if (status === "requires_action") return giveConfirmed(account, id, client_secret ?? "");
  if (status !== "succeeded" || typeof payment_method !== "string") throw new Error(`the card is ${status}`);
  return `${id}/${payment_method}`;
}

function giveConfirmed(account: Account, customer: string, secret: string): string {
  const { payment_method } = account.confirmSetup(secret, "", "passed");
  if (typeof payment_method !== "string") throw new Error("the card was not confirmed");
  return `${customer}/${payment_method}`;
}

/** The payments of one contract in Stripe's own books, oldest first. */
export function readPayments({ account }: StripeServer, refId: string): string[] {
  return [...account.paymentIntents.values()]
    .filter(({ metadata }) => metadata["refId"] === refId)
    .map(({ amount, status }) => `${amount} ${status}`);
}
