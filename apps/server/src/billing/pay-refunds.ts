import type { CalendarDate, Country, Currency } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { chargeQueryDelay, pendingRefundDelay } from "../platform/rules/retry-delays.ts";
import { insertNotice } from "./notices/insert-notice.ts";
import { adoptRefund } from "./books/adopt-movement.ts";
import { postRefundPaid } from "./books/post-refund-paid.ts";
import { afterSettling, requestReading } from "./books/request-reading.ts";
import { refundKey } from "./rules/charge-key.ts";
import { mailRefundPaid } from "./mail-refund-paid.ts";
import { extendRetention, lockPolicy } from "../policy/index.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { leaseEnd } from "../platform/jobs/lease.ts";
import type { RefundRequest, RefundResult } from "./ports/payment.ts";
import type { WorkDeps } from "../work-deps.ts";
import { later } from "../platform/rules/durations.ts";

interface LeasedRefund {
  id: string;
  /** The idempotency key at the provider. */
  key: string;
  refId: string;
  amountCents: number;
  currency: Currency;
  country: Country;
  attemptId: string | null;
  chargeId: string | null;
  unanswered: number;
  contractNumber: string;
  number: number;
  /** Which refund of its premium this is, counted from 1. */
  refundNumber: number;
  from: CalendarDate;
  until: CalendarDate;
}

/** Pays refunds that are due. The provider pays each only once, so retrying after a lost response is safe. */
export async function payRefunds(deps: WorkDeps, ids: readonly string[]): Promise<number> {
  const leased = await leaseRefunds(deps.db, deps.clock.now(), ids);
  await Promise.all(
    leased.map(async (refund) => {
      const result = await requestRefund(deps, refund);
      if (result) await settleRefund(deps, refund, result);
      else await postponeRefund(deps, refund);
    }),
  );
  return leased.length;
}

export const refundsToPay = dueRows({
  from: sql`refund`,
  key: sql`refund.id`,
  at: sql`refund.try_at`,
  where: sql`refund.status IN ('DUE', 'PENDING')`,
  leases: true,
});

function leaseRefunds(db: Kysely<Database>, now: Date, ids: readonly string[]): Promise<LeasedRefund[]> {
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom("refund")
      .innerJoin("policy", "policy.ref_id", "refund.ref_id")
      .innerJoin("premium", "premium.id", "refund.premium_id")
      .leftJoinLateral(
        (query) =>
          query
            .selectFrom("charge_attempt")
            .select(["id", "provider_charge_id"])
            .whereRef("premium_id", "=", "refund.premium_id")
            // The payment that is to be refunded, even if the bank took it back later and the premium was paid again.
            .where("status", "in", ["SUCCEEDED", "RETURNED"])
            // An order rather than a condition: the clocks of two servers may differ.
            .orderBy((attempt) => attempt("answered_at", "<=", attempt.ref("refund.due_at")), "desc")
            .orderBy("answered_at", "desc")
            .limit(1)
            .as("paid"),
        (join) => join.onTrue(),
      )
      .select(["refund.id", "refund.ref_id as refId", "refund.amount_cents as amountCents", "refund.unanswered"])
      .select(["refund.number as refundNumber", "policy.currency", "policy.country"])
      .select("policy.contract_number as contractNumber")
      .select(["premium.number", "premium.period_from as from", "premium.period_until as until"])
      .select(["paid.id as attemptId", "paid.provider_charge_id as chargeId"])
      .where("refund.id", "in", ids)
      .where(refundsToPay.isDue(now))
      .forUpdate("refund")
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    const sent = due.map((refund) => ({
      ...refund,
      key: refundKey(refund.contractNumber, refund.number, refund.refundNumber),
    }));
    const sentIds = sent.map(({ id }) => id);
    const keys = sent.map(({ key }) => key);
    await transaction
      .updateTable("refund")
      .set({ leased_until: leaseEnd, provider_key: sql`(${keys}::text[])[array_position(${sentIds}::uuid[], id)]` })
      .where("id", "in", sentIds)
      .execute();
    return sent;
  });
}

/** Null when the request failed or its response was lost. */
async function requestRefund({ payment, log }: WorkDeps, refund: LeasedRefund): Promise<RefundResult | null> {
  try {
    return await payment.refund(toRequest(refund));
  } catch (error) {
    log.error({ refund: refund.id, error: String(error) }, "refund not paid; will retry");
    return null;
  }
}

function toRequest({ key, country, chargeId, amountCents, ...premium }: LeasedRefund): RefundRequest {
  if (chargeId === null) throw new Error("the provider's charge id is unknown");
  const { contractNumber, number, refundNumber, from, until } = premium;
  const books = { contractNumber, number, refundNumber, from, until };
  return { idempotencyKey: key, country, chargeId, amountCents, premium: books };
}

async function settleRefund(deps: WorkDeps, refund: LeasedRefund, result: RefundResult): Promise<void> {
  const now = deps.clock.now();
  const { id, refId, country, amountCents, currency } = refund;
  const isFirst = await inTransaction(deps.db, async (transaction) => {
    // Lock order: policy before refund.
    const policy = await lockPolicy(transaction, refId);
    if (result.status === "succeeded") await extendRetention(transaction, policy, localDay(country, now));
    const settled = await transaction
      .updateTable("refund")
      .set({ leased_until: null, provider_refund_id: result.refundId, ...changesBy(result, now) })
      .where("id", "=", id)
      .where("status", "in", ["DUE", "PENDING"])
      .returning("id")
      .executeTakeFirst();
    if (!settled) return false;
    if (result.status === "failed") await reportFailure(transaction, deps, refund, result.refundId);
    if (result.status === "succeeded") {
      await postRefundPaid(
        transaction,
        { id, ref_id: refId, amount_cents: amountCents, currency },
        { at: now, valueDay: localDay(country, result.listedAt) },
      );
      await adoptRefund(transaction, refund, { country, refId, at: now });
      await mailRefundPaid(transaction, deps, policy, { ...refund, at: now });
    }
    await requestReading(transaction, country, later(now, afterSettling));
    return true;
  });
  if (isFirst && result.status !== "pending") deps.metrics.refund(result.status === "succeeded" ? "paid" : "failed");
}

function changesBy(result: RefundResult, now: Date) {
  if (result.status === "succeeded") return { status: "PAID", paid_at: now } as const;
  if (result.status === "failed") return { status: "FAILED", failure_code: result.code } as const;
  return { status: "PENDING", unanswered: 0, try_at: later(now, pendingRefundDelay) } as const;
}

async function reportFailure(
  transaction: Transaction<Database>,
  { clock, log }: WorkDeps,
  { key, country, attemptId, chargeId, amountCents: amount_cents }: LeasedRefund,
  providerRefundId: string | null,
): Promise<void> {
  await insertNotice(transaction, log, {
    country,
    id: key,
    kind: "refund",
    trouble: "refund failed",
    attempt_id: attemptId,
    charge_id: chargeId,
    subject_id: providerRefundId ?? key,
    amount_cents,
    received_at: clock.now(),
  });
}

async function postponeRefund({ db, clock, metrics }: WorkDeps, { id, unanswered }: LeasedRefund): Promise<void> {
  metrics.refund("unanswered");
  await db
    .updateTable("refund")
    .set({
      unanswered: unanswered + 1,
      leased_until: null,
      try_at: later(clock.now(), chargeQueryDelay(unanswered + 1)),
    })
    .where("id", "=", id)
    .where("status", "in", ["DUE", "PENDING"])
    .execute();
}
