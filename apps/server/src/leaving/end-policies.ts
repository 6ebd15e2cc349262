import { addDays } from "@kautia/contract";
import { isStillOwing, planRefunds, previewPendingRefundCents, wasTerminated } from "../billing/index.ts";
import { findLastDayToClaim } from "../claims/index.ts";
import { type StoredMailData, writeMail } from "../mails/index.ts";
import { changeState, paidUntil, type Policy, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { sql, type Transaction } from "kysely";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const agreedEnds = dueRows({ from: sql`policy`, key: sql`ref_id`, at: sql`ends_at` });

/** Ends the policies whose agreed end has passed and refunds what was paid for later days. Returns their number. */
export async function endPolicies(deps: WorkDeps, refIds: readonly string[]): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const over = await transaction
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "in", refIds)
      .where(agreedEnds.isDue(now))
      // Premiums that fell due before the end are charged first, even after days of downtime.
      .where(({ or, eb }) => or([eb("next_premium_at", "is", null), eb("next_premium_at", ">", now)]))
      .forUpdate()
      .skipLocked()
      .execute();
    for (const policy of over) {
      const { ref_id, insurance_end, cover_start } = policy;
      const coveredUntil = insurance_end && cover_start && addDays(insurance_end, 1);
      const outcome = await changeState(transaction, ref_id, {
        to: { cover_state: "ENDED" },
        cause: "calendar",
        at: now,
        set: { covered_until: coveredUntil },
      });
      if (outcome !== "changed") throw new Error(`policy ${ref_id} cannot end`);
      const until = paidUntil({ ...policy, covered_until: coveredUntil });
      const refundCents = until ? await planRefunds(transaction, deps, policy, until) : 0;
      const pendingRefundCents = until ? await previewPendingRefundCents(transaction, policy, until) : 0;
      if (insurance_end && coveredUntil) {
        const data = {
          ...policyMailData(policy),
          on: insurance_end,
          claimsUntil: findLastDayToClaim(deps.config, policy, coveredUntil),
        };
        await tellBoth(transaction, deps, policy, { data, refundCents, pendingRefundCents });
      }
    }
    return over.length;
  });
}

/** Only of a guarantee that was in force: one that no landlord has accepted has mails of its own. */
async function tellBoth(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  {
    data,
    ...refunds
  }: Record<"refundCents" | "pendingRefundCents", number> & { data: StoredMailData<"landlord-ended"> },
): Promise<void> {
  const { ref_id: refId } = policy;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `ended:${refId}`,
    kind: "ended",
    data: {
      ...data,
      ...refunds,
      isStillOwing: await isStillOwing(transaction, refId),
      isTerminated: await wasTerminated(transaction, refId),
    },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-ended:${refId}`,
    kind: "landlord-ended",
    data,
  });
}
