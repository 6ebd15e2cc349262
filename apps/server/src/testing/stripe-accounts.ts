import { countries, type Country, perCountry, regionOf } from "@kautia/contract";

const keysOf = (country: Country) => ({
  secretKey: `sk_test_${country}`,
  publicKey: `pk_test_${country}`,
  webhookSecret: `whsec_${country}`,
});

export const stripeAccounts = perCountry(keysOf);

/** Settings for a server process; `url` is the double's. */
export function stripeSettings(url: string): Record<string, string> {
  const keys = countries.flatMap((country) => {
    const { secretKey, publicKey, webhookSecret } = stripeAccounts[country];
    const region = regionOf(country);
    return [
      [`STRIPE_SECRET_KEY_${region}`, secretKey],
      [`STRIPE_PUBLIC_KEY_${region}`, publicKey],
      [`STRIPE_WEBHOOK_SECRET_${region}`, webhookSecret],
    ];
  });
  return { STRIPE_API_BASE: url, ...Object.fromEntries(keys) };
}
