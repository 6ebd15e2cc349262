import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { changeState, paymentState, type Policy } from "../policy/index.ts";
import { hurryReminder } from "./unpaid/reminder.ts";

/**
 * Brings a policy's payment state up to date after a premium was paid, failed, or was cancelled. The caller must have
 * locked the policy.
 */
export async function updatePaymentState(transaction: Transaction<Database>, policy: Policy, at: Date): Promise<void> {
  const premiums = await transaction
    .selectFrom("premium")
    .select(
      sql<boolean>`count(*) FILTER (WHERE first_failed_on IS NOT NULL AND status IN ('DUE', 'UNPAID')) > 0`.as(
        "failed",
      ),
    )
    .select(sql<boolean>`count(*) FILTER (WHERE status = 'PAID') > 0`.as("paid"))
    .where("ref_id", "=", policy.ref_id)
    .executeTakeFirstOrThrow();
  const payment_state = paymentState(premiums);
  if (payment_state === policy.payment_state) return;
  // A reminder is only open while the policy is past due.
  if (policy.payment_state === "PAST_DUE") await hurryReminder(transaction, policy.ref_id, at);
  await changeState(transaction, policy.ref_id, { to: { payment_state }, cause: "card", at });
}
