import type { Country, NoticeTrouble, PaymentMethodKind } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { afterNotice, requestReading } from "../books/request-reading.ts";
import { insertNotice } from "./insert-notice.ts";
import type { Deps } from "../../deps.ts";
import type { PaymentNotice } from "../ports/payment.ts";
import { later } from "../../platform/rules/durations.ts";

type NoticeDeps = Pick<Deps, "db" | "clock" | "log" | "jobs">;

/**
 * Stores a notice once and schedules a lookup of its charge or refund, which then posts the result. The notice itself
 * posts nothing (docs/money.md).
 */
export async function storeNotice(deps: NoticeDeps, country: Country, notice: PaymentNotice): Promise<void> {
  const { db, clock, log, jobs } = deps;
  const now = clock.now();
  const isDue = await inTransaction(db, async (transaction) => {
    const attempt = await findAttempt(transaction, notice);
    const trouble = findTrouble(notice, attempt);
    const { id, kind, chargeId: charge_id, subjectId: subject_id, amountCents: amount_cents } = notice;
    const about = { attempt_id: attempt?.id ?? null, charge_id, subject_id, amount_cents };
    if (!(await insertNotice(transaction, log, { country, id, kind, ...about, received_at: now, trouble })))
      return false;
    const charge = attempt?.status === "ASKED" && (await lookUpChargeNow(transaction, attempt.id, now));
    const refund = await lookUpRefundNow(transaction, notice.refundKey, now);
    // Last, as in `settleRefund`: both lock the account's row, and the same order prevents deadlocks.
    if (notice.movesMoney) await requestReading(transaction, country, later(now, afterNotice));
    return charge || refund;
  });
  if (isDue) jobs.wake();
}

/** A returned debit does not go to the desk: it is booked automatically, and the premium is owed again. */
function findTrouble({ saysPaid, trouble }: PaymentNotice, attempt: Attempt | undefined): NoticeTrouble | null {
  if (saysPaid && attempt?.status === "FAILED") return "paid after it had failed";
  const isReturn = attempt?.kind === "sepa_debit" && (trouble === "disputed" || trouble === "dispute lost");
  return isReturn ? null : trouble;
}

/** Null before the attempt is sent, and for cards entered before payment methods were stored. */
const methodKind = sql<PaymentMethodKind | null>`(
  SELECT m.kind FROM payment_method m WHERE m.method_id = charge_attempt.method_id LIMIT 1)`;

type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

async function findAttempt(transaction: Transaction<Database>, { chargeKey, chargeId }: PaymentNotice) {
  const found = transaction
    .selectFrom("charge_attempt")
    .select(["id", "status"])
    .select(methodKind.as("kind"))
    .forUpdate();
  // A charge that a restored database has adopted keeps the key of the try that was lost, so its id counts first.
  const byId =
    chargeId === null ? undefined : await found.where("provider_charge_id", "=", chargeId).executeTakeFirst();
  return byId ?? (chargeKey === null ? undefined : found.where("provider_key", "=", chargeKey).executeTakeFirst());
}

async function lookUpChargeNow(transaction: Transaction<Database>, attemptId: string, now: Date): Promise<boolean> {
  await transaction
    .updateTable("charge_attempt")
    .set((row) => ({
      try_at: row.fn<Date>("least", ["try_at", row.val(now)]),
      // A worker that holds the charge asked too early. Clearing its lease keeps it from postponing the charge again.
      leased_until: sql<Date | null>`CASE WHEN present_until IS NULL AND pending_since IS NULL THEN leased_until END`,
    }))
    .where("id", "=", attemptId)
    .execute();
  return true;
}

async function lookUpRefundNow(
  transaction: Transaction<Database>,
  refundKey: string | null,
  now: Date,
): Promise<boolean> {
  if (refundKey === null) return false;
  const found = await transaction
    .updateTable("refund")
    .set((row) => ({ try_at: row.fn<Date>("least", ["try_at", row.val(now)]) }))
    .where("provider_key", "=", refundKey)
    .where("status", "in", ["DUE", "PENDING"])
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}
