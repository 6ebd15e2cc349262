import { draftRetentionDays } from "@kautia/contract";
import { emptyApplications } from "./empty-applications.ts";
import type { WorkDeps } from "../work-deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";

/** Empties unsigned applications that have not changed for `draftRetentionDays`. Returns how many (decision 0023). */
export async function forgetApplications({ db, clock }: WorkDeps, refIds: readonly string[]): Promise<number> {
  const now = clock.now();
  const last = new Date(now.getTime() - draftRetentionDays * 86_400_000);
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("ref_id", "in", refIds)
      .where("signed_at", "is", null)
      .where("forgotten_at", "is", null)
      .where("updated_at", "<=", last)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length > 0)
      await emptyApplications(
        transaction,
        due.map(({ ref_id }) => ref_id),
        now,
      );
    return due.length;
  });
}
