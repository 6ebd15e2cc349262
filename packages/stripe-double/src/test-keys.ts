import type { AccountKeys } from "./account.ts";

interface TestKeys extends AccountKeys {
  webhookSecret: string;
}

/** The keys of a test's account for a country. */
export const keysOf = (country: string): TestKeys => ({
  secretKey: `sk_test_${country}`,
  publicKey: `pk_test_${country}`,
  webhookSecret: `whsec_${country}`,
});

/** The settings of a server that uses the double at this URL, with these accounts. */
export function settingsOf(url: string, accounts: Readonly<Record<string, TestKeys>>): Record<string, string> {
  const keys = Object.entries(accounts).flatMap(([country, { secretKey, publicKey, webhookSecret }]) => [
    [`STRIPE_SECRET_KEY_${country.toUpperCase()}`, secretKey],
    [`STRIPE_PUBLIC_KEY_${country.toUpperCase()}`, publicKey],
    [`STRIPE_WEBHOOK_SECRET_${country.toUpperCase()}`, webhookSecret],
  ]);
  return { STRIPE_API_BASE: url, ...Object.fromEntries(keys) };
}
