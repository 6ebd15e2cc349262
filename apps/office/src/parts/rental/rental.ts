import { checkDeposit, type FieldError, type ProductLimits } from "@kautia/contract";
import type { FieldWords } from "@kautia/locales/format";

const amountWords = { FIELD_INVALID: "validation.amount", MAXIMUM: "validation.maximumAmount" } as const;

export const rentalWords = {
  coldRentAmount: amountWords,
  rentDepositAmount: { ...amountWords, DEPOSIT_MULTIPLIER: "validation.coldRentAmount" },
  insuranceStart: { FIELD_INVALID: "validation.date" },
  insuranceEnd: { FIELD_INVALID: "validation.date", earliest: "validation.insuranceEnd" },
} as const satisfies Record<string, FieldWords>;

/**
 * The value of a money field ('1500.50') in EUR; NaN if it is not an amount. An empty field is undefined, so that a
 * call which needs it refuses it as missing.
 */
export function amountOf(typed: string): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every form checks its request before it sends it
  if (typed.trim() === "") return undefined as unknown as number;
  return /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Checks the typed deposit against the rent and the product's limits. */
export function checkRental(
  { coldRentAmount, rentDepositAmount }: { coldRentAmount: string; rentDepositAmount: string },
  limits: ProductLimits,
): FieldError[] {
  const deposit = amountOf(rentDepositAmount);
  return deposit ? checkDeposit(deposit, amountOf(coldRentAmount) || null, limits) : [];
}
