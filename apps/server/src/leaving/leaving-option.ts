import { type CalendarDate, fromCents, type LeavingOption } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lastDayOfWithdrawal, paidUntilAfterWithdrawal, findWayToLeave } from "./rules/leaving.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Policy, policyStatus } from "../policy/index.ts";
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
  const way = findWayToLeave(policyStatus(policy), lastDay, today);
  if (way === null) return null;
  if (way === "cancel") return { way, ...(await previewRefunds(db, policy, today)), withdrawUntil: null };
  return {
    way,
    ...(await previewRefunds(db, policy, await readPaidUntilAfterWithdrawal(db, policy, now))),
    // No deadline: the period has not begun, or it is over but the landlord has not accepted yet.
    withdrawUntil: lastDay !== null && lastDay < today ? null : lastDay,
  };
}

async function previewRefunds(db: Kysely<Database>, policy: Policy, paidUntil: CalendarDate | null) {
  if (paidUntil === null) return { refundAmount: 0, pendingRefund: 0 };
  return {
    refundAmount: fromCents(await previewRefundCents(db, policy, paidUntil)),
    pendingRefund: fromCents(await previewPendingRefundCents(db, policy, paidUntil)),
  };
}

/** The last day of the withdrawal period; null while it has not begun. */
export async function readLastDayToWithdraw(db: Kysely<Database>, policy: Policy): Promise<CalendarDate | null> {
  const givenAt = await readDeliveryDates(db, policy.ref_id);
  return lastDayOfWithdrawal(policy.country, { signedAt: policy.signed_at, givenAt });
}

/** The first day for which no premium is owed after a withdrawal; null if the landlord has not accepted. */
export async function readPaidUntilAfterWithdrawal(db: Kysely<Database>, policy: Policy, now: Date) {
  const { consents } = await db
    .selectFrom("policy_evidence")
    .select("consents")
    .where("ref_id", "=", policy.ref_id)
    .executeTakeFirstOrThrow();
  const covered = { coverStart: policy.cover_start, paymentPeriod: policy.payment_period };
  return paidUntilAfterWithdrawal(covered, consents.earlyFulfilment, localDay(policy.country, now));
}

/** The sum of the policy's refunds. `paidOn` is the day of the last one; null while any is unpaid. */
export async function readRefund(db: Kysely<Database>, { ref_id, country }: Policy) {
  const refunds = await db
    .selectFrom("refund")
    .select(["amount_cents", "paid_at"])
    .where("ref_id", "=", ref_id)
    .execute();
  if (refunds.length === 0) return null;
  const paidAt = refunds.flatMap(({ paid_at }) => paid_at ?? []);
  const lastPaidAt = new Date(Math.max(...paidAt.map(Number)));
  return {
    amount: fromCents(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    paidOn: paidAt.length < refunds.length ? null : localDay(country, lastPaidAt),
  };
}
