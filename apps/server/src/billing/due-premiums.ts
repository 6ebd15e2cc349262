import { premiumAt, type Schedule, staffCountry } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { hasPlanToApply } from "../views/amendments.ts";
import { waitsForOriginal } from "../views/originals.ts";
import { moveToNextPremium, type Policy, premiumNoticeAt, readSchedules } from "../policy/index.ts";
import { planCharges } from "./plan-charges.ts";
import { postAllToLedger } from "./post-to-ledger.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

/** A premium waits for the agreed payment period that applies from its day on. */
export const policiesWithPremiumDue = dueRows({
  from: sql`policy`,
  key: sql`ref_id`,
  at: sql`next_premium_at`,
  where: sql`next_premium_at IS NOT NULL AND NOT ${hasPlanToApply}`,
});

/** Creates the due premiums and their charge attempts in one transaction. Returns the number of policies. */
export async function createDuePremiums(deps: WorkDeps, refIds: readonly string[]): Promise<number> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (transaction) => {
    const policies = await transaction
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "in", refIds)
      .where(policiesWithPremiumDue.isDue(now))
      .where("cover_state", "=", "ACCEPTED")
      // Its cover is about to be postponed.
      .where(sql<boolean>`(next_premium_number > 1 OR NOT ${waitsForOriginal(sql.ref("policy.ref_id"))})`)
      .forUpdate()
      .skipLocked()
      .execute();
    await writePremiums(transaction, deps, policies, now);
    return policies.length;
  });
}

/** Writes each table in one statement, regardless of the number of policies. */
async function writePremiums(
  transaction: Transaction<Database>,
  { random }: WorkDeps,
  policies: readonly Policy[],
  now: Date,
): Promise<void> {
  if (policies.length === 0) return;
  const schedules = await readSchedules(transaction, policies);
  const due = policies.map((policy) => ({ id: random.uuid(), policy, ...findPremiums(policy, schedules) }));
  await moveToNextPremium(
    transaction,
    due.map(({ policy, nextAt, noticeAt }) => ({ refId: policy.ref_id, nextAt, noticeAt })),
  );
  const premiums = due.flatMap(({ id, policy, premium }) => {
    const { ref_id, next_premium_at: due_at, next_premium_number: number, currency, carried_cents } = policy;
    if (!premium || due_at === null) return [];
    const { from: period_from, until: period_until } = premium;
    const amounts = { amount_cents: premium.amountCents + carried_cents, carried_cents };
    return { id, ref_id, number, period_from, period_until, ...amounts, currency, status: "DUE" as const, due_at };
  });
  if (premiums.length === 0) return;
  await transaction.insertInto("premium").values(premiums).execute();
  const first = premiums.map(({ id: debtId }) => ({ kind: "premium" as const, debtId, number: 1, at: now }));
  await planCharges(transaction, { random }, first);
  await postAllToLedger(
    transaction,
    "PREMIUM_DUE",
    premiums.map(
      ({ id: subjectId, ref_id: refId, amount_cents: amountCents, currency, due_at, period_from, period_until }) => ({
        subjectId,
        refId,
        amountCents,
        currency,
        at: now,
        valueDay: localDay(staffCountry, due_at),
        period: { from: period_from, until: period_until },
      }),
    ),
  );
}

/** The premium that is due (null after the last one), when the following one falls due and when we tell of it. */
function findPremiums(policy: Policy, schedules: ReadonlyMap<string, Schedule>) {
  const { ref_id, next_premium_at, country } = policy;
  const schedule = schedules.get(ref_id);
  if (!schedule || next_premium_at === null) throw new Error(`policy ${ref_id} has no premium due`);
  const premium = premiumAt(schedule, localDay(country, next_premium_at));
  const following = premium && premiumAt(schedule, premium.fullUntil);
  return {
    premium,
    nextAt: following && startOfLocalDay(country, following.from),
    noticeAt: following && premiumNoticeAt(policy, following.from),
  };
}
