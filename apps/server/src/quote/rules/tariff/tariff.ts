import type { Country } from "@kautia/contract";

/** How a country prices a guarantee. Amounts in integer cents, rates in integers, so no calculation uses fractions. */
export interface Tariff {
  country: Country;
  /** Stored with every decision and policy. */
  version: string;
  yearlyMinimumCents: number;
  monthlyMinimumCents: number;
  /** Yearly price in thousandths of the deposit: 47 is 4.7 %. */
  yearlyRatePerThousand: number;
  /** Surcharge for monthly payment over twelve months, in percent. */
  monthlySurchargePercent: number;
}

/** A country's tariffs, the current one first. Quotes made with the others remain valid (docs/policy.md). */
export type Tariffs = readonly [Tariff, ...Tariff[]];
