import { type Country, perCountry } from "@kautia/contract";
import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { provideApp, test } from "./fixtures.ts";

const keysOf = (country: Country) => ({
  secretKey: `sk_test_${country}`,
  publicKey: `pk_test_${country}`,
  webhookSecret: `whsec_${country}`,
});

/** Accounts at the Stripe double, one per country. */
export const stripeAccounts = perCountry(keysOf);

/** The settings of an app that uses these accounts. */
export const stripeSettings = Object.fromEntries(
  Object.entries(stripeAccounts).flatMap(([country, { secretKey, publicKey, webhookSecret }]) => [
    [`STRIPE_SECRET_KEY_${country.toUpperCase()}`, secretKey],
    [`STRIPE_PUBLIC_KEY_${country.toUpperCase()}`, publicKey],
    [`STRIPE_WEBHOOK_SECRET_${country.toUpperCase()}`, webhookSecret],
  ]),
);

/** A new server for each test that uses the Stripe double and gets its webhooks. */
export const testWithStripe = test.extend<{ double: StripeDouble }>({
  double: async ({}, provide) => {
    const double = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
    await provide(double);
    await double.close();
  },
  app: [
    async ({ double }, provide) =>
      provideApp(
        async (app) => {
          for (const [country, { secretKey, webhookSecret: secret }] of Object.entries(stripeAccounts))
            double.account(secretKey).webhooks.sendTo({ url: `${app.url}/api/v1/payment/webhooks/${country}`, secret });
          await provide(app);
        },
        { env: { ...stripeSettings, STRIPE_API_BASE: double.url } },
      ),
    { scope: "test", timeout: 180_000 },
  ],
});
