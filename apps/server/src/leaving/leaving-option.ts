import {
  type CalendarDate,
  coverStart,
  fromCents,
  lastDayToWithdraw,
  type LeavingOption,
  sumBy,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findWayToLeave, lapseOfWithdrawal, lastDayOfWithdrawal, paidUntilAfterWithdrawal } from "./rules/leaving.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { homePlace, type Policy, policyStatus } from "../policy/index.ts";
import { readDeliveryDates } from "../policy-documents/index.ts";
import { previewPendingRefundCents, previewRefundCents } from "../billing/index.ts";

/** How the tenant may leave now, with the refund; null if the policy has ended or is already cancelled. */
export async function readLeavingOption(
  db: Kysely<Database>,
  policy: Policy,
  now: Date,
): Promise<LeavingOption | null> {
  const today = localDay(policy.country, now);
  const lastDay = await readLastDayToWithdraw(db, policy);
  const way = findWayToLeave(policyStatus(policy), lastDay ?? lapseOf(policy), today);
  if (way === null) return null;
  if (way === "cancel") return { way, ...(await previewRefunds(db, policy, today)), withdrawUntil: null };
  return {
    way,
    ...(await previewRefunds(db, policy, await readPaidUntilAfterWithdrawal(db, policy, now))),
    // No deadline: the period has not begun, or it is over but the landlord has not accepted yet.
    withdrawUntil: lastDay !== null && lastDay < today ? null : lastDay,
  };
}

/** Whether leaving now withdraws or cancels; null if the tenant has left. */
export async function findWayOut(db: Kysely<Database>, policy: Policy, now: Date) {
  const lastDay = await readLastChanceToWithdraw(db, policy);
  return findWayToLeave(policyStatus(policy), lastDay, localDay(policy.country, now));
}

export async function previewRefunds(db: Kysely<Database>, policy: Policy, paidUntil: CalendarDate | null) {
  if (paidUntil === null) return { refundAmount: 0, pendingRefund: 0 };
  return {
    refundAmount: fromCents(await previewRefundCents(db, policy, paidUntil)),
    pendingRefund: fromCents(await previewPendingRefundCents(db, policy, paidUntil)),
  };
}

/** The last day of the withdrawal period; null while it has not begun. */
export async function readLastDayToWithdraw(db: Kysely<Database>, policy: Policy): Promise<CalendarDate | null> {
  const givenAt = await readDeliveryDates(db, policy.ref_id);
  return lastDayOfWithdrawal(homePlace(policy), { signedAt: policy.signed_at, givenAt });
}

/** The last day of the withdrawal period, or the day on which the right lapses while it has not begun; null if it does not. */
export async function readLastChanceToWithdraw(db: Kysely<Database>, policy: Policy): Promise<CalendarDate | null> {
  return (await readLastDayToWithdraw(db, policy)) ?? lapseOf(policy);
}

function lapseOf(policy: Policy): CalendarDate | null {
  return lapseOfWithdrawal(homePlace(policy), policy.signed_at);
}

/** The first day for which no premium is owed after a withdrawal; null if the landlord has not accepted. */
export async function readPaidUntilAfterWithdrawal(db: Kysely<Database>, policy: Policy, now: Date) {
  return paidUntilAfterWithdrawal(
    { coverStart: policy.cover_start },
    await wantsEarlyCover(db, policy),
    localDay(policy.country, now),
  );
}

/**
 * The first day of cover if the landlord accepts today, at the earliest `earliest`. A period that has not begun is counted from
 * today.
 */
export async function readCoverStart(
  db: Kysely<Database>,
  policy: Policy,
  today: CalendarDate,
  earliest = today,
): Promise<CalendarDate> {
  const lastDay = (await readLastDayToWithdraw(db, policy)) ?? lastDayToWithdraw(homePlace(policy), today);
  const earlyFulfilment = await wantsEarlyCover(db, policy);
  return coverStart({ insuranceStart: policy.insurance_start, earlyFulfilment, lastDay }, earliest);
}

/** Whether the tenant wants cover before the end of the withdrawal period. */
async function wantsEarlyCover(db: Kysely<Database>, { ref_id }: Policy): Promise<boolean> {
  const { consents } = await db
    .selectFrom("policy_evidence")
    .select("consents")
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  return consents.earlyFulfilment;
}

/**
 * The sum of the refunds since the last premium was due; earlier ones are only in the list of payments. `paidOn` is the
 * day of the last one; null while any is unpaid.
 */
export async function readRefund(db: Kysely<Database>, { ref_id, country }: Policy) {
  const refunds = await db
    .selectFrom("refund")
    .select(["amount_cents", "paid_at"])
    .where("ref_id", "=", ref_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("premium")
            .select("premium.id")
            .where("premium.ref_id", "=", ref_id)
            .where("premium.status", "=", "PAID")
            .whereRef("premium.due_at", ">", "refund.due_at"),
        ),
      ),
    )
    .execute();
  if (refunds.length === 0) return null;
  const paidAt = refunds.flatMap(({ paid_at }) => paid_at ?? []);
  const lastPaidAt = new Date(Math.max(...paidAt.map(Number)));
  return {
    amount: fromCents(sumOf(refunds)),
    pending: fromCents(sumOf(refunds.filter(({ paid_at }) => paid_at === null))),
    paidOn: paidAt.length < refunds.length ? null : localDay(country, lastPaidAt),
  };
}

function sumOf(refunds: readonly { amount_cents: number }[]): number {
  return sumBy(refunds, ({ amount_cents }) => amount_cents);
}
