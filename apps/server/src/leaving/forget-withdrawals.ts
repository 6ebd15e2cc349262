import { unmatchedWithdrawalDays } from "@kautia/contract";
import { sql } from "kysely";
import type { WorkDeps } from "../work-deps.ts";

/** Deletes withdrawals that matched no contract, after `unmatchedWithdrawalDays`. Returns how many. */
export async function forgetWithdrawals({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const before = new Date(clock.now().getTime() - unmatchedWithdrawalDays * 86_400_000);
  const { rows } = await sql`
    DELETE FROM withdrawal_request WHERE id IN (
      SELECT id FROM withdrawal_request WHERE unmatched_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.length;
}
