import { sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { moveToNextPremium, type Policy } from "../policy/index.ts";
import { premiumPeriod } from "./rules/premium-schedule.ts";
import { postAllToLedger } from "./post-to-ledger.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const policiesWithPremiumDue = dueRows({ from: sql`policy`, key: sql`ref_id`, at: sql`next_premium_at` });

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
      .forUpdate()
      .skipLocked()
      .execute();
    await writePremiums(deps, transaction, policies, now);
    return policies.length;
  });
}

/** Writes each table in one statement, regardless of the number of policies. */
async function writePremiums(
  { random }: WorkDeps,
  transaction: Transaction<Database>,
  policies: readonly Policy[],
  now: Date,
): Promise<void> {
  const due = policies.map((policy) => ({ id: random.uuid(), policy, ...findPeriods(policy) }));
  if (due.length === 0) return;
  await moveToNextPremium(
    transaction,
    due.map(({ policy, nextAt }) => ({ refId: policy.ref_id, nextAt })),
  );
  const premiums = due.flatMap(({ id, policy, period }) => {
    const {
      ref_id,
      next_premium_number: number,
      next_premium_at: due_at,
      premium_cents: amount_cents,
      currency,
    } = policy;
    if (!period || due_at === null) return [];
    const { from: period_from, until: period_until } = period;
    return { id, ref_id, number, period_from, period_until, amount_cents, currency, status: "DUE" as const, due_at };
  });
  if (premiums.length === 0) return;
  await transaction.insertInto("premium").values(premiums).execute();
  await transaction
    .insertInto("charge_attempt")
    .values(
      premiums.map(({ id: premium_id }) => ({
        id: random.uuid(),
        premium_id,
        number: 1,
        status: "INTENDED",
        try_at: now,
      })),
    )
    .execute();
  await postAllToLedger(
    transaction,
    "PREMIUM_DUE",
    premiums.map(
      ({ id: subjectId, ref_id: refId, amount_cents: amountCents, currency, period_from, period_until }) => ({
        subjectId,
        refId,
        amountCents,
        currency,
        at: now,
        period: { from: period_from, until: period_until },
      }),
    ),
  );
}

/** The premium period that is due (null after the last one) and the time when the following one falls due. */
function findPeriods(policy: Policy) {
  const { ref_id, cover_start, next_premium_at, next_premium_number: number, country } = policy;
  if (cover_start === null || next_premium_at === null) throw new Error(`policy ${ref_id} has no premium due`);
  const terms = {
    coverStart: cover_start,
    insuranceEnd: policy.insurance_end,
    paymentPeriod: policy.payment_period,
  };
  const period = premiumPeriod(terms, number);
  const following = period && premiumPeriod(terms, number + 1);
  return { period, nextAt: following && startOfLocalDay(country, following.from) };
}
