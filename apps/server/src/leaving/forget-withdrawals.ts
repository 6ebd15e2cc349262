import { handledWithdrawalDays } from "@kautia/contract";
import type { WorkDeps } from "../work-deps.ts";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const oldHandledWithdrawals = dueRows({
  from: sql`withdrawal_request`,
  key: sql`id`,
  at: sql`handled_at`,
  after: `${handledWithdrawalDays * 24} hours`,
});

/**
 * Deletes withdrawals that matched no contract `handledWithdrawalDays` after a person has handled them; an open one stays.
 * Returns how many.
 */
export async function forgetWithdrawals({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("withdrawal_request")
    .where("id", "in", ids)
    .where(oldHandledWithdrawals.isDue(clock.now()))
    .returning("id")
    .execute();
  return deleted.length;
}

/** Drops a mailbox's withdrawals that are not matched to a contract yet. */
export async function dropWithdrawalRequests(transaction: Transaction<Database>, emailKey: string): Promise<void> {
  await transaction.deleteFrom("withdrawal_request").where("email_key", "=", emailKey).execute();
}
