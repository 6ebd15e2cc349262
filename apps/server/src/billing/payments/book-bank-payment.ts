import { type CalendarDate, fromCents } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { extendRetention, paidUntil, type Policy } from "../../policy/index.ts";
import { cancelIntendedAttempt } from "../lock-intended-attempt.ts";
import { planRefund } from "../plan-refunds.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { markInstalmentPaid } from "../repayments/settle-instalment.ts";
import { updatePaymentState } from "../update-payment-state.ts";

export interface BankPayment {
  debtId: string;
  paidOn: CalendarDate;
  reference: string;
  recordedBy: string;
  /** Null if a line of the bank's statement proves it. */
  approvedBy: string | null;
  bankLineId?: string;
}

/** A premium or instalment that is not paid. */
interface OpenDebt {
  kind: "premium" | "instalment";
  id: string;
  amount: number;
  amountCents: number;
  /** From when on it could be paid. */
  since: Date;
  openAttempt: { id: string; status: "INTENDED" | "ASKED" } | null;
}

/** What is owed under this id of a premium or instalment. Null if it is paid, cancelled, or not of this policy. */
export async function findOpenDebt(
  transaction: Transaction<Database>,
  { ref_id }: Policy,
  debtId: string,
): Promise<OpenDebt | null> {
  const { rows } = await sql<
    Omit<OpenDebt, "amount" | "openAttempt"> & { attemptId: string | null; status: "INTENDED" | "ASKED" }
  >`
    SELECT debt.kind, debt.id, debt.amount_cents AS "amountCents", debt.since, a.id AS "attemptId", a.status
    FROM (
      SELECT 'premium' AS kind, id, amount_cents, due_at AS since FROM premium
        WHERE id = ${debtId} AND ref_id = ${ref_id} AND status IN ('DUE', 'UNPAID')
      UNION ALL SELECT 'instalment', i.id, i.amount_cents, r.owed_at FROM instalment i JOIN repayment r ON r.id = i.repayment_id
        WHERE i.id = ${debtId} AND i.ref_id = ${ref_id} AND i.status <> 'PAID') AS debt
    LEFT JOIN charge_attempt a ON debt.id IN (a.premium_id, a.instalment_id) AND a.status IN ('INTENDED', 'ASKED')`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) return null;
  const { attemptId, status, ...debt } = row;
  return {
    ...debt,
    amount: fromCents(debt.amountCents),
    openAttempt: attemptId === null ? null : { id: attemptId, status },
  };
}

/** Whether another payment has this reference: a transfer pays once. */
export async function isTransferKnown(transaction: Transaction<Database>, reference: string): Promise<boolean> {
  const same = sql<boolean>`lower(reference) = lower(${reference})`;
  return (await transaction.selectFrom("bank_payment").select("id").where(same).executeTakeFirst()) !== undefined;
}

/**
 * Books that a tenant paid a premium or an instalment by bank transfer, and stops its charges. Refused if it is not owed any
 * more, while the provider is charging it, and for a reference that was booked before. The caller has locked the policy.
 */
export async function bookBankPayment(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "log" | "config">,
  policy: Policy,
  { debtId, paidOn, reference, recordedBy, approvedBy, bankLineId }: BankPayment,
): Promise<Refusal | { id: string }> {
  const debt = await findOpenDebt(transaction, policy, debtId);
  if (!debt) return refuse("STEP_NOT_ALLOWED");
  await lockByName(transaction, `bank-payment|${reference.toLowerCase()}`);
  if (await isTransferKnown(transaction, reference)) return refuse("TRANSFER_KNOWN");
  if (debt.openAttempt && !(await stopAttempt(transaction, debt.openAttempt))) return refuse("CHARGE_IN_PROGRESS");
  const { ref_id: refId, currency, country } = policy;
  const now = deps.clock.now();
  const id = deps.random.uuid();
  await transaction
    .insertInto("bank_payment")
    .values({
      id,
      ref_id: refId,
      [`${debt.kind}_id` as const]: debt.id,
      amount_cents: debt.amountCents,
      currency,
      paid_on: paidOn,
      reference,
      booked_at: now,
      recorded_by: recordedBy,
      approved_by: approvedBy,
      bank_line_id: bankLineId ?? null,
    })
    .execute();
  const posting = { subjectId: id, refId, amountCents: debt.amountCents, currency, at: now, valueDay: paidOn };
  if (debt.kind === "instalment") {
    await postToLedger(transaction, "TRANSFER_RECEIVED", posting);
    await markInstalmentPaid(transaction, deps, policy, { attemptId: id, debtId: debt.id });
    return { id };
  }
  const premium = await transaction
    .updateTable("premium")
    .set({ status: "PAID" })
    .where("id", "=", debt.id)
    .returning(["period_from", "period_until"])
    .executeTakeFirstOrThrow();
  const period = { from: premium.period_from, until: premium.period_until };
  await postToLedger(transaction, "TRANSFER_RECEIVED", { ...posting, period });
  if (policy.kept_until !== null) await extendRetention(transaction, policy, localDay(country, now));
  const until = paidUntil(policy);
  await planRefund(transaction, deps, policy, debt.id, until);
  await updatePaymentState(transaction, policy, now);
  return { id };
}

/** False if it was sent to the provider, or a worker holds it. */
async function stopAttempt(
  transaction: Transaction<Database>,
  { id, status }: NonNullable<OpenDebt["openAttempt"]>,
): Promise<boolean> {
  return status === "INTENDED" && cancelIntendedAttempt(transaction, id);
}
