import { type Country, type RetentionClass, retentionPlan } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { localDay } from "../platform/rules/local-day.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { clearApplications, clearUnusedAccounts, clearLetters, clearPolicies } from "./delete-rows.ts";
import { forgetNextAfter } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { startOfDayIn } from "../platform/database/by-country.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

/** At the end of the day by which a class of a policy's data is kept. */
export const policiesToForget = dueRows({
  from: sql`policy`,
  key: sql`ref_id`,
  at: startOfDayIn(sql.ref<Country>("country"), sql`forget_after + 1`),
  where: sql`forget_after IS NOT NULL`,
});

/** Deletes the data of ended policies that is due, class by class (docs/privacy.md). Returns the number of policies. */
export async function forgetPolicies({ db, clock }: WorkDeps, refIds: readonly string[]): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom("policy")
      .select(["ref_id", "country", "kept_until", "kept_because"])
      .where("ref_id", "in", refIds)
      .where(policiesToForget.isDue(now))
      .forUpdate()
      .skipLocked()
      .execute();
    const over: Record<RetentionClass, string[]> = { DETAILS: [], LETTERS: [], VOUCHERS: [], BOOKS: [] };
    const gone: string[] = [];
    for (const { ref_id, country, kept_until: until, kept_because: because } of due) {
      if (!until || !because) continue;
      const today = localDay(country, now);
      if (until < today) gone.push(ref_id);
      const plan = retentionPlan(country, { until, because });
      for (const part of plan) if (part.until < today) over[part.class].push(ref_id);
      const forget_after = plan.find((part) => part.until >= today)?.until ?? null;
      await forgetNextAfter(transaction, ref_id, forget_after);
    }
    await clearApplications(transaction, over.DETAILS, now);
    if (over.LETTERS.length > 0) await clearLetters(transaction, over.LETTERS);
    if (gone.length > 0) await clearWithAccounts(transaction, gone, now);
    return due.length;
  });
}

/** Clears policies, and the account together with its last policy. The books stay, without names. */
async function clearWithAccounts(transaction: Transaction<Database>, refIds: string[], now: Date): Promise<void> {
  const owners = await transaction
    .selectFrom("account")
    .select("id")
    .where((where) =>
      where.or(
        (["account_policy", "account_co_tenant"] as const).map((table) =>
          where("id", "in", where.selectFrom(table).select("account_id").where("ref_id", "in", refIds)),
        ),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  await clearPolicies(transaction, refIds, now);
  await clearUnusedAccounts(
    transaction,
    owners.map(({ id }) => id),
    now,
  );
}
