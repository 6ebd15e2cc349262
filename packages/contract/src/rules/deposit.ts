import type { ProductLimits } from "../limits.ts";
import { toCents } from "../fields/money.ts";
import { type FieldError, fieldError } from "../problem.ts";

/**
 * What is wrong with a deposit, amounts in EUR: outside the product's range, or above the multiple of the net cold rent.
 * `coldRent` is null where only the price is asked for. Source: specification §5.
 */
export function checkDeposit(deposit: number, coldRent: number | null, limits: ProductLimits): FieldError[] {
  const { lowerLimitDeposit, upperLimitDeposit, depositMonthlyMultiplier } = limits;
  const path = "rentDepositAmount";
  if (deposit < lowerLimitDeposit || deposit > upperLimitDeposit)
    return [fieldError(path, "DEPOSIT_RANGE", { lowerLimit: lowerLimitDeposit, upperLimit: upperLimitDeposit })];
  if (coldRent !== null && toCents(deposit) > toCents(coldRent) * depositMonthlyMultiplier)
    return [fieldError(path, "DEPOSIT_MULTIPLIER", { multiplier: depositMonthlyMultiplier })];
  return [];
}
