import { checkDeposit, type FieldError } from "@kautia/contract";
import type { Application } from "../application/index.ts";
import type { Deps } from "../deps.ts";

/** The home's country, and with it the limits, may have changed since the save. */
export function checkSavedDeposit({ config }: Pick<Deps, "config">, { answers, country }: Application): FieldError[] {
  const { rentDepositAmount, coldRentAmount } = answers;
  return rentDepositAmount ? checkDeposit(rentDepositAmount, coldRentAmount ?? null, config.products[country]) : [];
}
