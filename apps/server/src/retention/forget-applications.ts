import { draftRetentionDays } from "@kautia/contract";
import { emptyApplications } from "./empty-applications.ts";
import type { WorkDeps } from "../work-deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { sql } from "kysely";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const oldDrafts = dueRows({
  from: sql`application`,
  key: sql`ref_id`,
  at: sql`updated_at`,
  after: `${draftRetentionDays * 24} hours`,
  where: sql`signed_at IS NULL AND forgotten_at IS NULL`,
});

/** Empties unsigned applications that have not changed for `draftRetentionDays`. Returns how many (docs/decisions.md). */
export async function forgetApplications({ db, clock }: WorkDeps, refIds: readonly string[]): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("ref_id", "in", refIds)
      .where(oldDrafts.isDue(now))
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
