import type { ProductLimits } from "../limits.ts";
import { roundToCents, toCents } from "../fields/money.ts";
import { type FieldError, fieldError } from "../problem.ts";

/**
 * Checks a deposit, in EUR, against the product's range and the multiple of the net cold rent. `coldRent` is null when
 * only a price is requested. Source: specification §5.
 */
export function checkDeposit(deposit: number, coldRent: number | null, limits: ProductLimits): FieldError[] {
  const { lowerLimitDeposit, upperLimitDeposit, depositMonthlyMultiplier } = limits;
  const path = "rentDepositAmount";
  if (deposit < lowerLimitDeposit || deposit > upperLimitDeposit)
    return [fieldError(path, "DEPOSIT_RANGE", { lowerLimit: lowerLimitDeposit, upperLimit: upperLimitDeposit })];
  if (coldRent !== null && toCents(deposit) > toCents(coldRent) * depositMonthlyMultiplier)
    return [
      fieldError(path, "DEPOSIT_MULTIPLIER", {
        multiplier: depositMonthlyMultiplier,
        coldRent,
        max: roundToCents(coldRent * depositMonthlyMultiplier),
      }),
    ];
  return [];
}
