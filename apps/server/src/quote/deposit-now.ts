import { checkDeposit, type FieldError } from "@kautia/contract";
import type { Application } from "../application/index.ts";
import type { Deps } from "../deps.ts";

/** What is wrong with the deposit: the home's country may have changed since it was saved, and with it the limits. */
export function depositNow({ config }: Pick<Deps, "config">, { answers, country }: Application): FieldError[] {
  const { rentDepositAmount, coldRentAmount } = answers;
  return rentDepositAmount ? checkDeposit(rentDepositAmount, coldRentAmount ?? null, config.products[country]) : [];
}
