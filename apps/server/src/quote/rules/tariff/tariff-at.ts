import type { Tariffs } from "./tariff.ts";

/** Source: wire decisions, "Tariff". Never edit a version that quotes were made with; add a new one at the top. */
export const tariffsAt: Tariffs = [
  {
    country: "at",
    version: "at-2026-1",
    yearlyMinimumCents: 3600,
    monthlyMinimumCents: 300,
    yearlyRatePerThousand: 47,
    monthlySurchargePercent: 8,
  },
];
