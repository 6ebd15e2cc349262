import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { type App, startApp } from "./app.ts";

const keysOf = (country: string) => ({
  secretKey: `sk_test_${country}`,
  publicKey: `pk_test_${country}`,
  webhookSecret: `whsec_${country}`,
});

/** Accounts at the card provider's double, one for each country. */
export const stripeAccounts = { de: keysOf("de"), at: keysOf("at") };

/** The settings of an app that has its cards there. */
const settings = Object.fromEntries(
  Object.entries(stripeAccounts).flatMap(([country, { secretKey, publicKey, webhookSecret }]) => [
    [`STRIPE_SECRET_KEY_${country.toUpperCase()}`, secretKey],
    [`STRIPE_PUBLIC_KEY_${country.toUpperCase()}`, publicKey],
    [`STRIPE_WEBHOOK_SECRET_${country.toUpperCase()}`, webhookSecret],
  ]),
);

/** An app whose cards are at the double, which tells it by webhooks what happens; the caller ends both. */
export async function startWithStripe(): Promise<{ app: App; double: StripeDouble }> {
  const double = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
  const app = await startApp({ env: { ...settings, STRIPE_API_BASE: double.url } });
  for (const [country, { secretKey, webhookSecret: secret }] of Object.entries(stripeAccounts))
    double.account(secretKey).webhooks.sendTo({ url: `${app.url}/api/v1/payment/webhooks/${country}`, secret });
  return { app, double };
}
