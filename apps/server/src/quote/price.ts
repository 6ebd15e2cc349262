import { checkDeposit, type Country, type RentalCalculation } from "@kautia/contract";
import { findApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { priceOf, tariffOfDecision, tariffOf } from "./rules/tariff/price.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";

/** The price in the application's country or, without a token, in the visitor's. Saves nothing. */
export async function findPrice(
  deps: Deps,
  { deposit, token, defaultCountry }: { deposit: number; token: string | null; defaultCountry: Country },
): Promise<RentalCalculation | Refusal> {
  const application = token === null ? null : await findApplication(deps, token);
  if (token !== null && !application) return refuse("TOKEN_UNKNOWN");
  const country = application?.country ?? defaultCountry;
  const wrong = checkDeposit(deposit, null, deps.config.products[country]);
  if (wrong.length > 0) return refuseFields(wrong);
  // The decision's tariff applies only to the deposit that the decision is about.
  const decided = application?.answers.rentDepositAmount === deposit ? application.decision : null;
  return priceOf(deposit, decided ? tariffOfDecision(decided, country) : tariffOf(country));
}
