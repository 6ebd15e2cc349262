import type { RentalCalculation } from "@kautia/contract";

/** What paying yearly saves against twelve months, in whole percent, rounded down as the offers do. */
export function yearlySaving({ yearly, monthly }: RentalCalculation): number {
  const year = Math.round(monthly * 100) * 12;
  return year > 0 ? Math.max(0, Math.floor(((year - Math.round(yearly * 100)) * 100) / year)) : 0;
}
