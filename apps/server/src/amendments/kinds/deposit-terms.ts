import { toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Policy } from "../../policy/index.ts";
import { pricePolicy } from "../../quote/index.ts";

/** Another deposit, in EUR, with its premium by the contract's tariff. */
export async function depositTerms(
  transaction: Transaction<Database>,
  policy: Policy,
  depositAmount: number,
): Promise<Pick<Policy, "deposit_cents" | "premium_cents">> {
  const deposit_cents = toCents(depositAmount);
  const { payment_period } = policy;
  return { deposit_cents, premium_cents: await pricePolicy(transaction, policy, { deposit_cents, payment_period }) };
}
