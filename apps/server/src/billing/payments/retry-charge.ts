import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { Policy } from "../../policy/index.ts";
import { chargeNow, isBeingCharged, readOpenCharges } from "../cards/open-charges.ts";
import { findDebitAccount } from "../find-debit-account.ts";
import { lockIntendedAttempt } from "../lock-intended-attempt.ts";

/**
 * Charges a premium or an instalment now whose charge failed, instead of on the next retry day. Refused while it is being
 * charged, for an invoice, which only the tenant pays, for a card that the bank forbids to charge, and for a bank account,
 * whose debits are announced first. The caller has locked the policy.
 */
export async function retryCharge(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  policy: Policy,
  debtId: string,
): Promise<Refusal | null> {
  const now = clock.now();
  const open = (await readOpenCharges(transaction, policy.ref_id)).find(({ id }) => id === debtId);
  if (!open?.lastAttempt || open.status === "INVOICED") return refuse("STEP_NOT_ALLOWED");
  if (isBeingCharged(open, now) || open.lastAttempt.status === "ASKED") return refuse("CHARGE_IN_PROGRESS");
  if (policy.card_refused_at !== null) return refuse("STEP_NOT_ALLOWED");
  if (await findDebitAccount(transaction, policy.ref_id, policy.card_method_id)) return refuse("STEP_NOT_ALLOWED");
  const isPlanned = open.lastAttempt.status === "INTENDED";
  if (isPlanned && !(await lockIntendedAttempt(transaction, open.lastAttempt.id))) return refuse("CHARGE_IN_PROGRESS");
  await chargeNow(transaction, random, open, now);
  return null;
}
