import { type Country, countryFacts, fromCents, type Offers, type RentalCalculation, toCents } from "@kautia/contract";
import { tariffsAt } from "./tariff-at.ts";
import { tariffsDe } from "./tariff-de.ts";
import type { Tariff, Tariffs } from "./tariff.ts";

const tariffs: Record<Country, Tariffs> = { de: tariffsDe, at: tariffsAt };

export function tariffOf(country: Country): Tariff {
  return tariffs[country][0];
}

/** The tariff of a decision. Throws if its version is unknown. */
export function tariffOfDecision({ tariffVersion }: { tariffVersion: string }, country: Country): Tariff {
  const found = tariffs[country].find(({ version }) => version === tariffVersion);
  if (!found) throw new Error(`unknown tariff version ${tariffVersion}`);
  return found;
}

/** The prices for a deposit, in integer cents, each rounded up to the cent. */
export function priceInCents(depositCents: number, tariff: Tariff): { yearly: number; monthly: number } {
  const yearly = Math.max(tariff.yearlyMinimumCents, divideUp(depositCents * tariff.yearlyRatePerThousand, 1000));
  const monthly = Math.max(
    tariff.monthlyMinimumCents,
    divideUp(yearly * (100 + tariff.monthlySurchargePercent), 100 * 12),
  );
  return { yearly, monthly };
}

export function priceOf(deposit: number, tariff: Tariff): RentalCalculation {
  const { yearly, monthly } = priceInCents(toCents(deposit), tariff);
  return { yearly: fromCents(yearly), monthly: fromCents(monthly) };
}

/**
 * The offers for a deposit, in the currency of the country. The discount of the yearly price is in whole percent,
 * rounded down.
 */
export function offersFor(deposit: number, tariff: Tariff): Offers {
  const { yearly, monthly } = priceInCents(toCents(deposit), tariff);
  const twelveMonths = monthly * 12;
  return {
    currency: countryFacts[tariff.country].currency,
    yearly: {
      price: fromCents(yearly),
      paymentPeriod: "YEARLY",
      discountPercentage: Math.max(0, Math.floor(((twelveMonths - yearly) * 100) / twelveMonths)),
    },
    monthly: { price: fromCents(monthly), paymentPeriod: "MONTHLY", discountPercentage: 0 },
  };
}

function divideUp(amount: number, by: number): number {
  const rest = amount % by;
  return (amount - rest) / by + (rest > 0 ? 1 : 0);
}
