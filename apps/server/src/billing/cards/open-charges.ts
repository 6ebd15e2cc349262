import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Random } from "../../platform/random.ts";
import type { ChargePurpose } from "../ports/payment.ts";
import { lockIntendedAttempt } from "../lock-intended-attempt.ts";
import { isPendingDebit } from "../is-pending-debit.ts";
import { repaymentNumber } from "../other-charges.ts";
import { planCharges } from "../plan-charges.ts";

interface Attempt {
  id: string;
  number: number;
  status: string;
  tryAt: Date;
  presentUntil: Date | null;
  /** Since when the bank has been deciding on a debit; null for a card. */
  pendingSince: Date | null;
}

export interface OpenCharge {
  kind: "premium" | "instalment";
  id: string;
  /** INVOICED: charged only if the tenant pays it on the page. */
  status: "DUE" | "UNPAID" | "INVOICED";
  /** The first day of a premium's period, or the day on which an instalment or invoice is due. */
  from: CalendarDate;
  amountCents: number;
  purpose: ChargePurpose;
  /** Null for an invoice that was never charged. */
  lastAttempt: Attempt | null;
  /** The code of the last failed attempt; null if none failed. */
  failureCode: string | null;
}

interface Row extends Omit<OpenCharge, "purpose" | "lastAttempt"> {
  number: number;
  repayment: number | null;
  until: CalendarDate | null;
  attemptId: string | null;
  attemptNumber: number;
  attemptStatus: string;
  tryAt: Date;
  presentUntil: Date | null;
  pendingSince: Date | null;
}

/**
 * Unpaid charges that failed, were invoiced, or wait for a bank to decide on a debit: premiums, then instalments, each
 * oldest first.
 */
export async function readOpenCharges(db: Kysely<Database>, refId: string): Promise<OpenCharge[]> {
  const { rows } = await sql<Row>`
    SELECT kind, debt.id, debt.status, debt.number, ${repaymentNumber(sql.ref("debt.repayment_id"))} AS repayment, "from", until, amount_cents AS "amountCents",
      a.id AS "attemptId", a.number AS "attemptNumber", a.status AS "attemptStatus", a.try_at AS "tryAt",
      a.present_until AS "presentUntil", a.pending_since AS "pendingSince", a.failure_code AS "failureCode"
    FROM (
      SELECT 'premium' AS kind, id, NULL::uuid AS repayment_id, status, amount_cents, due_at, number, first_failed_on, period_from AS "from",
        period_until AS until FROM premium WHERE ref_id = ${refId}
      UNION ALL SELECT 'instalment', id, repayment_id, status, amount_cents, due_on::timestamp, number, first_failed_on, due_on, NULL
        FROM instalment WHERE ref_id = ${refId}
    ) AS debt LEFT JOIN charge_attempt a ON debt.id IN (a.premium_id, a.instalment_id)
    WHERE debt.status IN ('DUE', 'UNPAID') AND first_failed_on IS NOT NULL OR debt.status = 'INVOICED' OR ${isPendingDebit}
    ORDER BY kind DESC, due_at, debt.number, a.number`.execute(db);
  const byDebt = Map.groupBy(rows, ({ id }) => id);
  return [...byDebt.values()].map(toOpenCharge);
}

/** From the rows of all attempts, oldest first. */
function toOpenCharge(attempts: readonly Row[]): OpenCharge {
  const last = attempts.at(-1);
  if (!last) throw new Error("an open charge has at least one row");
  const { kind, id, status, number, repayment, from, until, amountCents, attemptId, attemptNumber, attemptStatus } =
    last;
  const { tryAt, presentUntil, pendingSince } = last;
  const lastAttempt = { number: attemptNumber, status: attemptStatus, tryAt, presentUntil, pendingSince };
  return {
    kind,
    id,
    status,
    from,
    amountCents,
    purpose: { kind, number, repayment, from, until },
    lastAttempt: attemptId === null ? null : { id: attemptId, ...lastAttempt },
    failureCode: attempts.findLast(({ failureCode }) => failureCode !== null)?.failureCode ?? null,
  };
}

/** Whether a charge is running or due. False while it waits for the tenant. */
export function isBeingCharged({ lastAttempt }: OpenCharge, now: Date): boolean {
  if (!lastAttempt) return false;
  const { status, tryAt, presentUntil, pendingSince } = lastAttempt;
  if (status === "ASKED") return pendingSince !== null || presentUntil === null || tryAt <= now;
  return status === "INTENDED" && tryAt <= now;
}

/** The first charge that the tenant can pay on the page, even if a worker is checking it; null if there is none. */
export function findPayableOnPage(open: readonly OpenCharge[], now: Date): OpenCharge | null {
  const isWaiting = ({ lastAttempt }: OpenCharge) =>
    lastAttempt?.status === "ASKED" && lastAttempt.presentUntil !== null && lastAttempt.pendingSince === null;
  const canConfirm = (openCharge: OpenCharge) => isWaiting(openCharge) || !isBeingCharged(openCharge, now);
  const needsTenant = ({ status, failureCode }: OpenCharge) =>
    status === "INVOICED" || failureCode === "requires_action";
  return open.find((openCharge) => needsTenant(openCharge) && canConfirm(openCharge)) ?? null;
}

/**
 * Brings the next attempt forward or, after the last one, adds another. Skips attempts that a worker holds, and
 * invoices, because a new card alone does not pay them.
 */
export async function chargeNow(
  transaction: Transaction<Database>,
  random: Random,
  { kind, id, status, lastAttempt }: OpenCharge,
  now: Date,
): Promise<void> {
  if (status === "INVOICED" || !lastAttempt) return;
  if (status === "DUE") {
    if (await lockIntendedAttempt(transaction, lastAttempt.id))
      await transaction.updateTable("charge_attempt").set({ try_at: now }).where("id", "=", lastAttempt.id).execute();
    return;
  }
  await transaction.updateTable(kind).set({ status: "DUE" }).where("id", "=", id).execute();
  await planCharges(transaction, { random }, [{ kind, debtId: id, number: lastAttempt.number + 1, at: now }]);
}
