import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { lockPolicy, markMethodRefused } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { failPremium } from "../fail-premium.ts";
import { awaitsRefund } from "../plan-refunds.ts";
import { failInstalment } from "../repayments/settle-instalment.ts";
import { updatePaymentState } from "../update-payment-state.ts";

type ReturnDeps = Pick<WorkDeps, "clock" | "random" | "log" | "config">;
type Movement = Pick<Selectable<Database["provider_movement"]>, "may_try_again">;

/**
 * Handles a paid debit that the bank took back: the premium or instalment is owed again, and the tenant gets a mail
 * (docs/money.md). The caller has locked the policy and posts to the ledger.
 */
export async function returnDebit(
  transaction: Transaction<Database>,
  deps: ReturnDeps,
  { id: attemptId, refId }: { id: string; refId: string },
  { may_try_again }: Movement,
): Promise<void> {
  const policy = await lockPolicy(transaction, refId);
  const at = deps.clock.now();
  const { premium_id, instalment_id, method_id } = await transaction
    .updateTable("charge_attempt")
    .set({ status: "RETURNED", returned_at: at })
    .where("id", "=", attemptId)
    .returning(["premium_id", "instalment_id", "method_id"])
    .executeTakeFirstOrThrow();
  const methodId = method_id ?? "";
  const needsAnotherCard = !may_try_again && (await markMethodRefused(transaction, policy, methodId, at));
  const attempt = {
    attemptId,
    methodId,
    presentUntil: null,
    needsConfirmation: false,
    needsAnotherCard,
    isReturned: true,
    isForPerson: premium_id !== null && (await hasUnpaidRefund(transaction, premium_id)),
  };
  if (instalment_id !== null) {
    await reopenInstalment(transaction, instalment_id);
    return failInstalment(transaction, deps, policy, { ...attempt, debtId: instalment_id });
  }
  await failPremium(transaction, deps, policy, { ...attempt, debtId: premium_id ?? "" });
  await updatePaymentState(transaction, policy, at);
}

async function hasUnpaidRefund(transaction: Transaction<Database>, premiumId: string): Promise<boolean> {
  const { unpaid } = await transaction
    .selectNoFrom(awaitsRefund(sql.val(premiumId)).as("unpaid"))
    .executeTakeFirstOrThrow();
  return unpaid;
}

/** An invoiced repayment becomes an open invoice again. */
async function reopenInstalment(transaction: Transaction<Database>, id: string): Promise<void> {
  const { repayment_id } = await transaction
    .selectFrom("instalment")
    .select("repayment_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { planned_by } = await transaction
    .updateTable("repayment")
    .set({ paid_at: null })
    .where("id", "=", repayment_id)
    .returning("planned_by")
    .executeTakeFirstOrThrow();
  const status = planned_by === "calendar" ? "INVOICED" : "DUE";
  await transaction.updateTable("instalment").set({ status }).where("id", "=", id).execute();
}
