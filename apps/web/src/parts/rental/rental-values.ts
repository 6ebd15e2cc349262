import { checkDeposit, type FieldError, type ProductLimits } from "@kautia/contract";
import type { FieldWords } from "@kautia/locales/format";
import { amountOf } from "../../form/amount.ts";
import { amountWords, insuranceEndWords } from "../../form/field-words.ts";

export const rentalWords = {
  coldRentAmount: amountWords,
  rentDepositAmount: { ...amountWords, DEPOSIT_MULTIPLIER: "validation.coldRentAmount" },
  insuranceStart: { FIELD_INVALID: "validation.date" },
  insuranceEnd: insuranceEndWords,
} as const satisfies Record<string, FieldWords>;

/** Checks the typed deposit against the rent and the product's limits. */
export function checkRental(
  { coldRentAmount, rentDepositAmount }: { coldRentAmount: string; rentDepositAmount: string },
  limits: ProductLimits,
): FieldError[] {
  const deposit = amountOf(rentDepositAmount);
  return deposit ? checkDeposit(deposit, amountOf(coldRentAmount) || null, limits) : [];
}
