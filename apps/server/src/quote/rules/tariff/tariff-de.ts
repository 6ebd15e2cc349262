import type { Tariffs } from "./tariff.ts";

/** Source: wire decisions, "Tariff". A change is a new version on top, never an edit of one that quotes were made with. */
export const tariffsDe: Tariffs = [
  {
    country: "de",
    version: "de-2026-1",
    yearlyMinimumCents: 3600,
    monthlyMinimumCents: 300,
    yearlyRatePerThousand: 47,
    monthlySurchargePercent: 8,
  },
];
