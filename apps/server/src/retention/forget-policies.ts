import { sql } from "kysely";
import { clearAccount, clearPolicies } from "./delete-rows.ts";
import type { WorkDeps } from "../work-deps.ts";

/** After the retention period. The last policy takes the account along (docs/privacy.md). Returns how many policies. */
export async function forgetPolicies({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("policy")
      .select("ref_id")
      .where("forgotten_at", "is", null)
      .where(sql<boolean>`(kept_until + 1)::timestamp AT TIME ZONE 'Europe/Berlin' <= ${now}`)
      .orderBy("kept_until")
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const refIds = due.map(({ ref_id }) => ref_id);
    const owners = await transaction
      .selectFrom("account_policy")
      .innerJoin("account", "account.id", "account_policy.account_id")
      .select("account.id")
      .where("ref_id", "in", refIds)
      .forUpdate()
      .execute();
    await clearPolicies(transaction, refIds, now);
    for (const id of new Set(owners.map((owner) => owner.id))) {
      const others = await transaction
        .selectFrom("account_policy")
        .select("ref_id")
        .where("account_id", "=", id)
        .execute();
      if (others.length === 0) await clearAccount(transaction, id, now);
    }
    return due.length;
  });
}

/** Deletes the mails marked `forget` that were sent, refused or posted. Returns how many. */
export async function deleteSentMails({ db }: WorkDeps, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM mail WHERE id IN (
      SELECT id FROM mail WHERE forget AND status IN ('SENT', 'REFUSED', 'POSTED') LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.length;
}
