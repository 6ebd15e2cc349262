import { unmatchedWithdrawalDays } from "@kautia/contract";
import type { WorkDeps } from "../work-deps.ts";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const oldUnmatchedWithdrawals = dueRows({
  from: sql`withdrawal_request`,
  key: sql`id`,
  at: sql`unmatched_at`,
  after: `${unmatchedWithdrawalDays * 24} hours`,
});

/** Deletes withdrawals that matched no contract, after `unmatchedWithdrawalDays`. Returns how many. */
export async function forgetWithdrawals({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("withdrawal_request")
    .where("id", "in", ids)
    .where(oldUnmatchedWithdrawals.isDue(clock.now()))
    .returning("id")
    .execute();
  return deleted.length;
}

/** Drops a mailbox's withdrawals that are not matched to a contract yet. */
export async function dropWithdrawalRequests(transaction: Transaction<Database>, emailKey: string): Promise<void> {
  await transaction.deleteFrom("withdrawal_request").where("email_key", "=", emailKey).execute();
}
