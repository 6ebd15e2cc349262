import { addDays, type CalendarDate, hasEnded, periodAt, premiumAt, type Schedule } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { lockPolicy, type Policy } from "./policy.ts";
import { endNoticeAt } from "./rules/end-notice.ts";
import { paidUntil } from "./rules/moving-out.ts";
import { premiumNoticeAt } from "./rules/premium-notice.ts";
import { type InForce, inForce, insertTerms, readLastPremiumFrom, readSchedule, type Terms } from "./terms.ts";

/**
 * The terms that change; the rest stays. A new address comes with the keys by which homes are compared. Which
 * co-tenants there are is written beside the terms (`co_tenant.joined_terms`).
 */
export type TermsChange = Partial<InForce> & Partial<Pick<Policy, "building_key" | "unit_key" | "co_tenant_names">>;

interface TermsRequest {
  refId: string;
  /**
   * Today by default. A later day waits with the amendment, which changes the terms when the day has come. Another payment
   * period counts from the first day of a period (`readNextPeriodStart`), or from any day before cover begins.
   */
  from?: CalendarDate;
  change: TermsChange;
  /** The payout that left the lower deposit. */
  claimId?: string | null;
}

export interface ChangedTerms {
  /** The policy after the change. */
  policy: Policy;
  terms: { id: string; number: number; from: CalendarDate };
}

/**
 * Writes the next terms of a policy, the columns that repeat them, and when its next premium falls due. Moves no
 * money: follow it with `bookDifference` of billing, unless only names change.
 */
export async function changeTerms(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { refId, change, claimId = null, ...since }: TermsRequest,
): Promise<ChangedTerms> {
  const now = clock.now();
  const policy = await lockPolicy(transaction, refId);
  const today = localDay(policy.country, now);
  const { from = today } = since;
  if (from > today) throw new Error(`terms of ${refId} cannot change ahead, from ${from}`);
  const { number, tariff_version } = await readNewestTerms(transaction, { random }, policy);
  const { building_key = policy.building_key, unit_key = policy.unit_key, ...others } = change;
  const { co_tenant_names = policy.co_tenant_names, ...changed } = others;
  const terms = inForce({ ...policy, ...changed });
  if (terms.payment_period !== policy.payment_period) await refuseMidPeriod(transaction, policy, from);
  const id = random.uuid();
  await insertTerms(transaction, {
    id,
    ref_id: refId,
    number: number + 1,
    from_day: from,
    ...terms,
    tariff_version,
    claim_id: claimId,
    created_at: now,
  });
  const next = { ...policy, ...terms, building_key, unit_key };
  const start = await planStart(transaction, policy, terms);
  const columns = {
    ...terms,
    building_key,
    unit_key,
    co_tenant_names,
    ...start,
    ...planEnd(policy, next, now),
    ...(await planPremium(transaction, { ...next, ...start })),
  };
  const written = await transaction
    .updateTable("policy")
    .set(columns)
    .where("ref_id", "=", refId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { policy: written, terms: { id, number: number + 1, from } };
}

/** The first day of the period for which the next premium will be written; null before cover has been accepted. */
export async function readNextPeriodStart(db: Kysely<Database>, policy: Policy): Promise<CalendarDate | null> {
  const schedule = await readSchedule(db, policy);
  return schedule && nextPeriodStart(schedule, await readLastPremiumFrom(db, policy.ref_id));
}

function nextPeriodStart(schedule: Schedule, lastPremiumFrom: CalendarDate | null): CalendarDate {
  return lastPremiumFrom === null ? schedule.coverStart : periodAt(schedule, lastPremiumFrom).fullUntil;
}

async function readNewestTerms(
  transaction: Transaction<Database>,
  { random }: Pick<Deps, "random">,
  policy: Policy,
): Promise<Pick<Terms, "number" | "tariff_version">> {
  const newest = await transaction
    .selectFrom("policy_terms")
    .select(["number", "tariff_version"])
    .where("ref_id", "=", policy.ref_id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest) return newest;
  // Signed by the previous release during a rollout.
  const { tariff_version } = await transaction
    .selectFrom("policy_evidence")
    .select("tariff_version")
    .where("ref_id", "=", policy.ref_id)
    .executeTakeFirstOrThrow();
  const { ref_id, insurance_start: from_day, signed_at: created_at } = policy;
  const first = { id: random.uuid(), ref_id, number: 1, from_day, ...inForce(policy), tariff_version, created_at };
  await insertTerms(transaction, first);
  return first;
}

/** A yearly price says nothing about the days of a month that has begun. */
async function refuseMidPeriod(transaction: Transaction<Database>, policy: Policy, from: CalendarDate): Promise<void> {
  const schedule = await readSchedule(transaction, policy);
  const last = await readLastPremiumFrom(transaction, policy.ref_id);
  if (!schedule || last === null) return;
  const period = periodAt(schedule, last);
  if (from !== period.from && from !== period.fullUntil)
    throw new Error(`${policy.ref_id} is paid in another way from ${period.fullUntil} on, not from ${from}`);
}

/** Cover that was accepted, but for which no premium is due yet, begins on the new day. */
async function planStart(transaction: Transaction<Database>, policy: Policy, { insurance_start }: InForce) {
  if (insurance_start === policy.insurance_start || policy.cover_start === null) return {};
  if ((await readLastPremiumFrom(transaction, policy.ref_id)) !== null)
    throw new Error(`cover of ${policy.ref_id} has begun`);
  return { cover_start: insurance_start };
}

function planEnd(before: Policy, { country, insurance_end: end, cover_state }: Policy, now: Date) {
  if (end === before.insurance_end || hasEnded(cover_state)) return {};
  return {
    ends_at: end === null ? null : startOfLocalDay(country, addDays(end, 1)),
    end_notice_at: cover_state === "ACCEPTED" ? endNoticeAt(country, end, localDay(country, now)) : null,
  };
}

/** When the next premium falls due. One that was announced is not announced again if only its amount changes. */
async function planPremium(transaction: Transaction<Database>, policy: Policy) {
  const schedule = await readSchedule(transaction, policy);
  if (!schedule || policy.cover_state !== "ACCEPTED" || paidUntil(policy) !== null) return {};
  const { country, next_premium_number: number } = policy;
  const from = nextPeriodStart(schedule, await readLastPremiumFrom(transaction, policy.ref_id));
  const next = premiumAt(schedule, from);
  const next_premium_at = next && startOfLocalDay(country, next.from);
  if (next_premium_at?.getTime() === policy.next_premium_at?.getTime()) return {};
  // The first premium follows the acceptance.
  const premium_notice_at = next && number > 1 ? premiumNoticeAt(policy, next.from) : null;
  return { next_premium_at, premium_notice_at };
}
