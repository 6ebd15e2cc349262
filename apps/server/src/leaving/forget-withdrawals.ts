import { unmatchedWithdrawalDays } from "@kautia/contract";
import type { WorkDeps } from "../work-deps.ts";

/** Deletes withdrawals that matched no contract, after `unmatchedWithdrawalDays`. Returns how many. */
export async function forgetWithdrawals({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const before = new Date(clock.now().getTime() - unmatchedWithdrawalDays * 86_400_000);
  const deleted = await db
    .deleteFrom("withdrawal_request")
    .where("id", "in", ids)
    .where("unmatched_at", "<=", before)
    .returning("id")
    .execute();
  return deleted.length;
}
