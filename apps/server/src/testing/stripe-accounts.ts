const keysOf = (country: string) => ({
  secretKey: `sk_test_${country}`,
  publicKey: `pk_test_${country}`,
  webhookSecret: `whsec_${country}`,
});

export const stripeAccounts = { de: keysOf("de"), at: keysOf("at") };

/** Settings for a server process; `url` is the double's. */
export function stripeSettings(url: string): Record<string, string> {
  const { de, at } = stripeAccounts;
  return {
    STRIPE_API_BASE: url,
    STRIPE_SECRET_KEY_DE: de.secretKey,
    STRIPE_PUBLIC_KEY_DE: de.publicKey,
    STRIPE_WEBHOOK_SECRET_DE: de.webhookSecret,
    STRIPE_SECRET_KEY_AT: at.secretKey,
    STRIPE_PUBLIC_KEY_AT: at.publicKey,
    STRIPE_WEBHOOK_SECRET_AT: at.webhookSecret,
  };
}
