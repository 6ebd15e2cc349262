import { perCountry } from "@kautia/contract";
import { keysOf, settingsOf, startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { provideApp, test } from "./fixtures.ts";

/** Accounts at the Stripe double, one per country. */
export const stripeAccounts = perCountry(keysOf);

/** The settings of an app that uses these accounts at the double's URL. */
export const stripeSettings = (url: string) => settingsOf(url, stripeAccounts);

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
        { env: stripeSettings(double.url) },
      ),
    { scope: "test", timeout: 180_000 },
  ],
});
