import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { payingStatuses, type Policy } from "../policy/index.ts";
import { premiumPeriod } from "./rules/premium-schedule.ts";
import { postToLedger } from "./post-to-ledger.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Creates the premiums that are due and their charge attempts in one transaction. Returns the number of policies. */
export async function createDuePremiums(deps: WorkDeps, limit: number): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction) => {
    const policies = await transaction
      .selectFrom("policy")
      .selectAll()
      .where("next_premium_at", "<=", now)
      .where("status", "in", payingStatuses)
      .orderBy("next_premium_at")
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const policy of policies) await writePremium(deps, transaction, policy, now);
    return policies.length;
  });
}

async function writePremium(
  { random }: WorkDeps,
  transaction: Transaction<Database>,
  policy: Policy,
  now: Date,
): Promise<void> {
  const { ref_id, cover_start, next_premium_at, next_premium_number: number, country, currency } = policy;
  if (cover_start === null || next_premium_at === null) throw new Error(`policy ${ref_id} has no premium due`);
  const terms = {
    coverStart: cover_start,
    insuranceEnd: policy.insurance_end,
    paymentPeriod: policy.payment_period,
  };
  const period = premiumPeriod(terms, number);
  const following = period && premiumPeriod(terms, number + 1);
  await transaction
    .updateTable("policy")
    .set({
      next_premium_number: number + 1,
      next_premium_at: following && startOfLocalDay(country, following.from),
    })
    .where("ref_id", "=", ref_id)
    .execute();
  if (!period) return;

  const amount_cents = policy.premium_cents;
  const { id } = await transaction
    .insertInto("premium")
    .values({
      id: random.uuid(),
      ref_id,
      number,
      period_from: period.from,
      period_until: period.until,
      amount_cents,
      currency,
      status: "DUE",
      due_at: next_premium_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("charge_attempt")
    .values({ id: random.uuid(), premium_id: id, number: 1, status: "INTENDED", try_at: now })
    .execute();
  await postToLedger(transaction, "PREMIUM_DUE", {
    subjectId: id,
    refId: ref_id,
    amountCents: amount_cents,
    currency,
    at: now,
  });
}
