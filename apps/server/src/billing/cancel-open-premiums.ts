import type { CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { lockIntendedAttempt } from "./lock-intended-attempt.ts";
import { hasRefund } from "./plan-refunds.ts";
import type { Policy } from "../policy/index.ts";
import { updatePaymentState } from "./update-payment-state.ts";

/**
 * Cancels unpaid premiums; with `from`, only those whose period begins on that day or later. Skips premiums that a
 * worker is charging, because `settleCharge` refunds them, and those that the tenant owes although we refunded them.
 */
export async function cancelOpenPremiums(
  transaction: Transaction<Database>,
  policy: Policy,
  now: Date,
  from: CalendarDate | null = null,
): Promise<void> {
  const open = await transaction
    .selectFrom("premium")
    .leftJoin("charge_attempt as attempt", (join) =>
      join.onRef("attempt.premium_id", "=", "premium.id").on("attempt.status", "in", ["INTENDED", "ASKED"]),
    )
    .select(["premium.id", "premium.amount_cents", "premium.currency", "attempt.id as attemptId", "attempt.status"])
    .select(["premium.period_from as from", "premium.period_until as until"])
    .where("premium.ref_id", "=", policy.ref_id)
    .where("premium.status", "in", ["DUE", "UNPAID"])
    .where(({ not }) => not(hasRefund(sql.ref("premium.id"))))
    .$if(from !== null, (query) => query.where("period_from", ">=", from ?? ""))
    .execute();
  for (const { id, amount_cents: amountCents, currency, attemptId, status, from: first, until } of open) {
    if (status === "ASKED") continue;
    if (attemptId !== null && !(await cancelAttempt(transaction, attemptId))) continue;
    await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", id).execute();
    await postToLedger(transaction, "PREMIUM_CANCELLED", {
      subjectId: id,
      refId: policy.ref_id,
      amountCents,
      currency,
      at: now,
      period: { from: first, until },
    });
  }
  await updatePaymentState(transaction, policy, now);
}

async function cancelAttempt(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  if (!(await lockIntendedAttempt(transaction, attemptId))) return false;
  await transaction.updateTable("charge_attempt").set({ status: "CANCELLED" }).where("id", "=", attemptId).execute();
  return true;
}
