import { countries, getPaymentSecret, mailContractDocuments, signContract } from "@kautia/contract";
import { type Account, startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import type { Overrides } from "../../container.ts";
import type { Config } from "../../platform/config/settings.ts";
import { makeFakeClock } from "../server/fake-clock.ts";
import { makeTestServer, type TestServer } from "../server/make-test-server.ts";
import { stripeAccounts } from "./stripe-accounts.ts";
import {
  acceptSigned,
  type PolicyOptions,
  findRefId,
  workingCard,
  makeReadyToSign,
  type SignedPolicy,
} from "../policies/sign-policy.ts";

export interface StripeServer extends TestServer {
  double: StripeDouble;
  account: Account;
  listen(): Promise<void>;
}

/** In ms; short for tests in which Stripe does not answer. */
export async function makeStripeServer({
  timeout,
  settings,
  overrides = {},
  config = {},
  provider,
}: {
  timeout?: number;
  settings?: Record<string, string>;
  overrides?: Overrides;
  config?: Partial<Config>;
  provider?: StripeDouble;
} = {}) {
  // Stripe forgets idempotency keys after a day, so the double uses the server's clock.
  const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
  let now = () => clock.now();
  const double = provider ?? (await startStripeDouble({ accounts: Object.values(stripeAccounts), now: () => now() }));
  const server = await makeTestServer({
    ...(settings && { settings }),
    config: { payment: { provider: "stripe", apiBase: double.url, accounts: stripeAccounts }, ...config },
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
      // A webhook on its way keeps its connection open, and the server waits for it.
      await Promise.all(
        countries.map((country) => double.account(stripeAccounts[country].secretKey).webhooks.settled()),
      );
      await server.close();
      if (!provider) await double.close();
    },
  };
  return stripeServer;
}

type StripeOptions = PolicyOptions & { iban?: string };

export async function makeAcceptedByStripe(server: StripeServer, options: StripeOptions = {}): Promise<SignedPolicy> {
  const signed = await makeSignedByStripe(server, options);
  await acceptSigned(server, options.landlordEmail);
  return signed;
}

export async function makeSignedByStripe(
  server: StripeServer,
  { card = workingCard, iban, ...options }: StripeOptions = {},
): Promise<SignedPolicy> {
  const token = await makeReadyToSign(server, options);
  const secret = await askAgain(() => server.call(getPaymentSecret, { params: { token } }));
  if (!secret.ok) throw new Error(`no secret: ${secret.problem.errorCode}`);
  if (iban !== undefined) server.account.confirmDebitSetup(secret.body.secret, iban);
  else if (server.account.confirmSetup(secret.body.secret, card).status === "requires_action")
    server.account.confirmSetup(secret.body.secret, card, "passed");
  await server.call(mailContractDocuments, { params: { token } });
  const signed = await askAgain(() => server.call(signContract, { body: { token, signature: true } }));
  if (!signed.ok) throw new Error(`signing failed: ${signed.problem.errorCode}`);
  return { token, refId: await findRefId(server, token) };
}

/**
 * Retries like the app while the provider does not answer, because a busy machine exceeds the tests' short timeouts.
 */
async function askAgain<Answer extends { problem: { errorCode: string } | null }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let left = 5; ; left--) {
    const answer = await ask();
    if (left === 0 || answer.problem?.errorCode !== "PROVIDER_UNAVAILABLE") return answer;
  }
}

export function giveStripeCard({ account }: Pick<StripeServer, "account">, number = workingCard): string {
  const { id } = account.createCustomer({});
  const { client_secret } = account.createSetupIntent(id, {}, null);
  const { status, payment_method } = account.confirmSetup(client_secret ?? "", number);
  if (status === "requires_action") return giveConfirmed(account, id, client_secret ?? "");
  if (status !== "succeeded" || typeof payment_method !== "string") throw new Error(`the card is ${status}`);
  return `${id}/${payment_method}`;
}

/** An account with a mandate, for a policy that is written as a row (due-policies.ts). */
function giveStripeAccount({ account }: Pick<StripeServer, "account">, iban: string): string {
  const { id } = account.createCustomer({});
  const { client_secret } = account.createSetupIntent(id, {}, null, ["sepa_debit"]);
  const { payment_method, mandate } = account.confirmDebitSetup(client_secret ?? "", iban);
  if (typeof payment_method !== "string" || typeof mandate !== "string") throw new Error("the account has no mandate");
  return `${id}/${payment_method}/${mandate}`;
}

/** Puts a card or an account on file, by its number or IBAN. Returns the method's id. */
export function giveStripeMethod(server: Pick<StripeServer, "account">, number: string): string {
  return /^[A-Z]/.test(number) ? giveStripeAccount(server, number) : giveStripeCard(server, number);
}

function giveConfirmed(account: Account, customer: string, secret: string): string {
  const { payment_method } = account.confirmSetup(secret, "", "passed");
  if (typeof payment_method !== "string") throw new Error("the card was not confirmed");
  return `${customer}/${payment_method}`;
}

export function readPayments({ account }: StripeServer, refId: string): string[] {
  return [...account.paymentIntents.values()]
    .filter(({ metadata }) => metadata["refId"] === refId)
    .map(({ amount, status }) => `${amount} ${status}`);
}
