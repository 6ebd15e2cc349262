import type { Country } from "@kautia/contract";

/** How a country prices a guarantee. Amounts in integer cents, rates as whole numbers: no fraction is ever computed with. */
export interface Tariff {
  country: Country;
  /** Kept with every quote and contract. */
  version: string;
  /** The least that a year and a month cost. */
  yearlyMinimumCents: number;
  monthlyMinimumCents: number;
  /** Yearly price in thousandths of the deposit: 47 is 4.7 %. */
  yearlyRatePerThousand: number;
  /** What paying monthly costs more over twelve months, in percent. */
  monthlySurchargePercent: number;
}

/** A country's tariffs, the one in force first; by the others quotes were made that are still honoured (docs/policy.md). */
export type Tariffs = readonly [Tariff, ...Tariff[]];
