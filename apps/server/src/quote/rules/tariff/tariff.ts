import type { Country } from "@kautia/contract";

/** Amounts in integer cents, rates in integers, so no calculation uses fractions. */
export interface Tariff {
  country: Country;
  /** Stored with every decision and policy. */
  version: string;
  yearlyMinimumCents: number;
  monthlyMinimumCents: number;
  /** In thousandths of the deposit: 47 is 4.7 %. */
  yearlyRatePerThousand: number;
  /** Added to the yearly price when it is paid monthly. */
  monthlySurchargePercent: number;
}

/** The current one first. Quotes made with the others remain valid (docs/quote.md). */
export type Tariffs = readonly [Tariff, ...Tariff[]];
