import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { lockIntendedAttempt } from "./lock-intended-attempt.ts";
import type { Policy } from "../policy/index.ts";

/**
 * Cancels premiums that are not paid; with `from`, only those whose period begins then or later. Skips attempts held by
 * a worker: `settleCharge` refunds those.
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
    .where("premium.ref_id", "=", policy.ref_id)
    .where("premium.status", "in", ["DUE", "UNPAID"])
    .$if(from !== null, (query) => query.where("period_from", ">=", from ?? ""))
    .execute();
  for (const { id, amount_cents: amountCents, currency, attemptId, status } of open) {
    if (status === "ASKED") continue;
    if (attemptId !== null && !(await cancelAttempt(transaction, attemptId))) continue;
    await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", id).execute();
    await postToLedger(transaction, "PREMIUM_CANCELLED", {
      subjectId: id,
      refId: policy.ref_id,
      amountCents,
      currency,
      at: now,
    });
  }
}

async function cancelAttempt(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  if (!(await lockIntendedAttempt(transaction, attemptId))) return false;
  await transaction.updateTable("charge_attempt").set({ status: "CANCELLED" }).where("id", "=", attemptId).execute();
  return true;
}
