import type { RentalCalculation } from "@kautia/contract";

/** The saving of one yearly over twelve monthly payments in whole percent, rounded down as in the offers. */
export function yearlySaving({ yearly, monthly }: RentalCalculation): number {
  const year = Math.round(monthly * 100) * 12;
  return year > 0 ? Math.max(0, Math.floor(((year - Math.round(yearly * 100)) * 100) / year)) : 0;
}
