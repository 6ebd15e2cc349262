import { checkDeposit, type FieldError } from "@kautia/contract";
import type { Application } from "../application/index.ts";
import type { Deps } from "../deps.ts";

/** Checks the saved deposit again, because the home's country and thus the limits may have changed. */
export function checkSavedDeposit({ config }: Pick<Deps, "config">, { answers, country }: Application): FieldError[] {
  const { rentDepositAmount, coldRentAmount } = answers;
  return rentDepositAmount ? checkDeposit(rentDepositAmount, coldRentAmount ?? null, config.products[country]) : [];
}
