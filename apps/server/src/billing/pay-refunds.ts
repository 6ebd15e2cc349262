import type { Country, Currency } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { chargeQueryDelay } from "../platform/rules/retry-delays.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { extendRetention } from "../policy/index.ts";
import { leaseEnd, unleased } from "../platform/jobs/lease.ts";
import type { WorkDeps } from "../work-deps.ts";

interface LeasedRefund {
  id: string;
  refId: string;
  amountCents: number;
  currency: Currency;
  country: Country;
  chargeId: string | null;
  unanswered: number;
}

/** Pays refunds that are due. The provider refunds each key only once, so retrying after a lost response is safe. */
export async function payRefunds(deps: WorkDeps, limit: number): Promise<number> {
  const leased = await leaseRefunds(deps.db, deps.clock.now(), limit);
  await Promise.all(
    leased.map(async (refund) => {
      const refundId = await requestRefund(deps, refund);
      if (refundId) await settleRefund(deps, refund, refundId);
      else await postponeRefund(deps, refund);
    }),
  );
  return leased.length;
}

function leaseRefunds(db: Kysely<Database>, now: Date, limit: number): Promise<LeasedRefund[]> {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("refund")
      .innerJoin("policy", "policy.ref_id", "refund.ref_id")
      .select(["refund.id", "refund.ref_id as refId", "refund.amount_cents as amountCents", "refund.unanswered"])
      .select(["policy.currency", "policy.country"])
      .select((query) =>
        query
          .selectFrom("charge_attempt")
          .select("provider_charge_id")
          .whereRef("charge_attempt.premium_id", "=", "refund.premium_id")
          .where("charge_attempt.status", "=", "SUCCEEDED")
          .as("chargeId"),
      )
      .where("refund.status", "=", "DUE")
      .where("refund.try_at", "<=", now)
      .where(unleased)
      .orderBy("refund.try_at")
      .limit(limit)
      .forUpdate("refund")
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    await transaction
      .updateTable("refund")
      .set({ leased_until: leaseEnd })
      .where(
        "id",
        "in",
        due.map(({ id }) => id),
      )
      .execute();
    return due;
  });
}

/** The provider's id of the refund; null when the request failed or its response was lost. */
async function requestRefund({ payment, log }: WorkDeps, refund: LeasedRefund): Promise<string | null> {
  const { id, country, chargeId, amountCents } = refund;
  try {
    if (chargeId === null) throw new Error("the provider's charge id is unknown");
    return (await payment.refund({ idempotencyKey: `refund-${id}`, country, chargeId, amountCents })).refundId;
  } catch (error) {
    // An error rather than a warning: the provider may have refused the refund, and then a person must act.
    log.error({ refund: id, error: String(error) }, "refund not paid; will retry");
    return null;
  }
}

async function settleRefund({ db, clock }: WorkDeps, refund: LeasedRefund, providerRefundId: string): Promise<void> {
  const now = clock.now();
  const { id: subjectId, refId, country, amountCents, currency } = refund;
  await db.transaction().execute(async (transaction) => {
    // Lock order: policy before refund.
    await extendRetention(transaction, { ref_id: refId, country }, localDay(country, now));
    const settled = await transaction
      .updateTable("refund")
      .set({ status: "PAID", paid_at: now, leased_until: null, provider_refund_id: providerRefundId })
      .where("id", "=", refund.id)
      .where("status", "=", "DUE")
      .returning("id")
      .executeTakeFirst();
    if (!settled) return;
    await postToLedger(transaction, "REFUND_PAID", { subjectId, refId, amountCents, currency, at: now });
  });
}

async function postponeRefund({ db, clock }: WorkDeps, { id, unanswered }: LeasedRefund): Promise<void> {
  await db
    .updateTable("refund")
    .set({
      unanswered: unanswered + 1,
      leased_until: null,
      try_at: new Date(clock.now().getTime() + chargeQueryDelay(unanswered + 1)),
    })
    .where("id", "=", id)
    .where("status", "=", "DUE")
    .execute();
}
