import type { ConfigParts } from "./settings.ts";

/** The services outside the EU and the EEA that get data: as set, or those whose companies are known to be there. */
export function listThirdCountries({ operator, payment, lookups, pages }: ConfigParts): string | null {
  const { thirdCountries } = operator;
  if (thirdCountries !== null) return thirdCountries === "none" ? null : thirdCountries;
  const { analyticsId, sentryDsn } = pages;
  const usesGoogle = lookups.suggestion.googlePlacesKey !== null || analyticsId?.startsWith("G-");
  const usesSentry = sentryDsn !== null && new URL(sentryDsn).hostname.endsWith("sentry.io");
  const named = [
    ...(payment.payment.provider === "stripe" ? ["Stripe (USA)"] : []),
    ...(usesGoogle ? ["Google (USA)"] : []),
    ...(usesSentry ? ["Sentry (USA)"] : []),
  ];
  return named.length === 0 ? null : named.join(", ");
}
